import { useId } from 'react'
import { call } from '../../lib/api/api.ts'
import { useT } from '../../lib/language/i18n.ts'
import { signIn } from '../../lib/session/session.ts'
import { FailureMessage } from '../message/FailureMessage.tsx'
import { Button } from '../Button.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import { PasswordField } from './PasswordField.tsx'
import { TextField } from '../forms/TextField.tsx'
import { useSubmit } from '../forms/submitting/useSubmit.ts'

type Props = {
  email: string
  onSignedIn: () => void
  onClose: () => void
}

/** The dialog that asks for the password after a session ended with unsaved changes, so that the screen stays. Shown by `ReauthDialog`. */
export function SignInAgain({ email, onSignedIn, onClose }: Props) {
  const t = useT()
  const id = useId()
  const {
    form,
    busy,
    failure,
    fieldErrors: { password: missing },
  } = useSubmit(
    async ({ password }: { password: string }) => {
      const { access_token } = await call('issueToken', { body: { username: email, password } })
      signIn(access_token)
      onSignedIn()
    },
    { validate: ({ password }) => (password ? {} : { password: t('common.password_missing') }), leaves: true },
  )

  return (
    <Dialog
      title={t('admin.session_title')}
      onClose={onClose}
      unsaved
      closeLabel={t('admin.session_later')}
      actions={
        <Button type="submit" form={id} busy={busy}>
          {t('admin.sign_in')}
        </Button>
      }
    >
      <p>{t('admin.session_text')}</p>
      <form {...form} id={id} className="stack gap-4">
        <FailureMessage failure={failure} />
        <TextField label={t('common.email')} name="username" type="email" autoComplete="username" value={email} readOnly />
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of the dialog */}
        <PasswordField label={t('admin.session_password')} name="password" autoComplete="current-password" error={missing} autoFocus />
      </form>
    </Dialog>
  )
}
