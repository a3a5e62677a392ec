import { useState } from 'react'
import { providerNames, type ProviderName } from '#shared/accounts/providerNames.ts'
import type { Reply } from '#shared/routes.ts'
import { call } from '../../../lib/api/allCalls.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { usePublic } from '../../../lib/api/content.ts'
import { longDate } from '../../../lib/language/format.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { Message } from '../../../ui/message/Message.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useSubmit } from '../../../ui/forms/submitting/useSubmit.ts'
import { LoadError } from '../../../ui/states/LoadError.tsx'
import { ColoredProviderMark } from '../../../ui/signIn/ColoredProviderMark.tsx'
import { LazyOAuthError } from '../../../ui/signIn/LazyOAuthError.tsx'
import css from '../layout/Account.module.css'
import { ConfirmLink } from './ConfirmLink.tsx'
import { ProfileGroup } from '../layout/ProfileGroup.tsx'
import type { LinkResult } from './linkResult.ts'

type Props = {
  /** The linked identities; undefined until they are loaded, when nothing is offered to link. */
  rows: Reply<'listIdentities'> | undefined
  /** Why they could not be loaded. */
  failure: unknown
  reload: () => void
  onUnlinked: (provider: ProviderName) => void
  email: string
  linkResult: LinkResult
}

/** The linked providers with the date, and those that can be linked. Nothing if there are neither. */
export function SignInMethods({ email, rows, failure, reload, onUnlinked, linkResult }: Props) {
  const t = useT()
  const { data: enabled = [] } = usePublic('listProviderNames', {})
  const [confirming, setConfirming] = useState<ProviderName>()
  const [tried, setTried] = useState<ProviderName>()
  const identityOf = (name: ProviderName) => rows?.find(({ provider }) => provider === name)
  const shown = rows ? providerNames.filter((name) => enabled.includes(name) || identityOf(name)) : []
  const attempt = useSubmit(async (provider: ProviderName) => {
    setTried(provider)
    try {
      if (!identityOf(provider)) return location.assign((await call('linkIdentity', { provider, body: {} })).url)
      await call('unlinkIdentity', { provider })
      onUnlinked(provider)
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'auth.not_fresh')) throw error
      setConfirming(provider)
    }
  })
  if (shown.length === 0 && failure === undefined && !linkResult.error) return null

  return (
    <ProfileGroup title={t('account.methods')} note={t('account.methods_note')}>
      <LazyOAuthError code={linkResult.error ?? ''} />
      {linkResult.linked && <Message kind="success">{t(`account.linked_${linkResult.linked}`)}</Message>}
      {failure !== undefined && <LoadError error={failure} retry={reload} />}
      <ul className={css.rows}>
        {shown.map((provider) => {
          const name = t(`account.${provider}`)
          const linked = identityOf(provider)
          return (
            <li key={provider}>
              <ColoredProviderMark of={provider} />
              <div>
                <strong className="weight-strong leading-snug">{name}</strong>
                <p className="text-sm leading-snug muted pretty">
                  {linked ? t('account.linked_on', { date: longDate(linked.linked_at) }) : t('account.not_linked')}
                </p>
              </div>
              <Button
                kind={linked ? 'quiet' : 'secondary'}
                busy={attempt.busy && tried === provider}
                aria-label={t(linked ? 'account.unlink_of' : 'account.link_of', { name })}
                onClick={() => void attempt.submit(provider)}
              >
                {t(linked ? 'account.unlink' : 'account.link')}
              </Button>
              {attempt.failure !== undefined && tried === provider && <Message kind="danger">{errorText(attempt.failure)}</Message>}
            </li>
          )
        })}
      </ul>
      {confirming && (
        <ConfirmLink provider={confirming} email={email} linked={shown.filter(identityOf)} onClose={() => setConfirming(undefined)} />
      )}
    </ProfileGroup>
  )
}
