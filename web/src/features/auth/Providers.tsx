import { providers } from '#shared/providerNames.ts'
import { address } from '../../lib/api.ts'
import { usePublic } from '../../lib/content.ts'
import { useT } from '../../lib/i18n.ts'
import { ProviderMark } from '../../ui/ProviderMark.tsx'
import css from './Providers.module.css'

/** The other ways in: a button for each provider that the server lists, and nothing when there is none or the list does not come. */
export function Providers({ next, claim }: { next: string; claim: string }) {
  const t = useT()
  const { data = [] } = usePublic('listProviderNames', {})
  const listed = providers.filter((provider) => data.includes(provider))
  if (listed.length === 0) return null
  const query = { next: next === '/' ? undefined : next, claim: claim || undefined }
  return (
    <div className={css.ways}>
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
