import { useId, useRef, useState, type FormEvent } from 'react'
import type { ProviderName } from '#shared/providerNames.ts'
import { address, call } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/ApiError.ts'
import { failureText } from '../../lib/api/failureText.ts'
import { useT } from '../../lib/language/i18n.ts'
import { Alert } from '../../ui/states/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { PasswordField } from '../../ui/signIn/PasswordField.tsx'
import css from './DeleteAccount.module.css'

type Props = { provider: ProviderName; email: string; linked: ProviderName[]; onClose: () => void }

/** Asks for the password before a provider is linked, where the sign-in is not fresh; who has none signs in at a linked provider again. */
export function ConfirmLink({ provider, email, linked, onClose }: Props) {
  const t = useT()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [wrong, setWrong] = useState('')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const password = new FormData(event.currentTarget).get('password') as string
    setFailure(undefined)
    setWrong('')
    if (!password) return refuse(t('account.delete_password_missing'))
    setBusy(true)
    try {
      location.assign((await call('linkIdentity', { provider, body: { password } })).url)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'auth.wrong_password') refuse(t('account.delete_password_wrong'))
      else setFailure(error)
      setBusy(false)
    }
  }
  const refuse = (words: string) => {
    setWrong(words)
    form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }

  return (
    <Dialog
      title={t('account.link_question', { name: t(`account.${provider}`) })}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {t('account.link')}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('account.link_text')}</p>
        {failure !== undefined && <Alert tone="error">{failureText(failure)}</Alert>}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label={t('account.delete_password')} name="password" autoComplete="current-password" error={wrong} />
        {linked.length > 0 && (
          <div>
            <p>{t('account.link_no_password')}</p>
            {linked.map((name) => (
              <p key={name}>
                <a href={address('authorizeWithProvider', { provider: name, query: { next: '/account' } })}>
                  {t('account.sign_in_with', { name: t(`account.${name}`) })}
                </a>
              </p>
            ))}
          </div>
        )}
      </form>
    </Dialog>
  )
}
