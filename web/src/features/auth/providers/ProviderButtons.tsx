import { useEffect } from 'react'
import { providerNames } from '#shared/accounts/providerNames.ts'
import { address } from '../../../lib/api/api.ts'
import { usePublic } from '../../../lib/api/content.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { writeStorage, readStorage } from '../../../lib/store/storage.ts'
import { ProviderMark } from '../../../ui/signIn/ProviderMark.tsx'
import css from './ProviderButtons.module.css'
import providerPlaceholders from './ProviderPlaceholders.module.css'

/** "or", and a link for each provider that the server lists, with `next` and `claim`. Nothing if there is none, or the list cannot be loaded. */
export function ProviderButtons({ next, claim }: { next: string; claim: string }) {
  const t = useT()
  const { data, error } = usePublic('listProviderNames', {})
  const listed = providerNames.filter((provider) => data?.includes(provider))
  useEffect(() => {
    if (data) writeStorage(countKey, String(listed.length))
  }, [data, listed.length])
  if (!data && error === undefined) return <ProviderPlaceholders />
  if (listed.length === 0) return null
  const query = { next: next === '/' ? undefined : next, claim: claim || undefined }
  return (
    <div className="stack gap-2">
      <p className={css.or}>{t('auth.or')}</p>
      {listed.map((provider) => (
        <a key={provider} className={`${css.provider} ${css[provider]}`} href={address('authorizeWithProvider', { provider, query })}>
          <ProviderMark of={provider} className={css.mark} />
          {t(`auth.with_${provider}`)}
        </a>
      ))}
    </div>
  )
}

/** The storage key for the number of providers that the server listed last. */
const countKey = 'provider-count'

/** As many placeholders as there were buttons last time. On a first visit the line below the card is hidden (AuthCard.module.css). */
function ProviderPlaceholders() {
  const stored = readStorage(countKey)
  const count = Number(stored) || 0
  if (stored === null) return <div data-coming="" hidden />
  if (count === 0) return null
  return (
    <div className={providerPlaceholders.places} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  )
}
