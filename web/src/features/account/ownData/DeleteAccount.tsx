import type { ProviderName } from '#shared/accounts/providerNames.ts'
import { call } from '../../../lib/api/allCalls.ts'
import { address } from '../../../lib/api/api.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { forgetSession } from '../../../lib/session/session.ts'
import { Message } from '../../../ui/message/Message.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { PasswordField } from '../../../ui/signIn/PasswordField.tsx'
import { usePasswordForm } from '../signIn/usePasswordForm.ts'

type Props = { email: string; linked: ProviderName[]; isUnsaved: boolean; onDeleted: () => void; onClose: () => void }

/** Confirms the deletion of the account with its password; without a password, one must have signed in at a provider shortly before. */
export function DeleteAccount({ email, linked, isUnsaved, onDeleted, onClose }: Props) {
  const t = useT()
  const { form, busy, failure, fieldError } = usePasswordForm({
    isOptional: linked.length > 0,
    send: async (password) => {
      await call('deleteProfile', { body: { password } })
      onDeleted()
      forgetSession()
    },
  })
  const needsFreshSignIn = failure instanceof ApiError && failure.code === 'auth.not_fresh'

  return (
    <Dialog
      title={t('account.delete_question')}
      onClose={onClose}
      unsaved
      closeLabel={t('account.cancel')}
      actions={
        <Button type="submit" form={form.id} kind="danger" busy={busy}>
          {t('account.delete_yes')}
        </Button>
      }
    >
      <form {...form} className="stack gap-4">
        <p>
          {t('account.delete_text')} {isUnsaved && t('account.delete_unsaved')}
        </p>
        {failure !== undefined && (
          <Message kind="danger">
            <p>{errorText(failure)}</p>
            {needsFreshSignIn &&
              linked.map((provider) => (
                <p key={provider}>
                  <a href={address('authorizeWithProvider', { provider, query: { next: '/account' } })}>
                    {t('account.sign_in_with', { name: t(`account.${provider}`) })}
                  </a>
                </p>
              ))}
          </Message>
        )}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('account.confirm_password')}
          name="password"
          autoComplete="current-password"
          hint={linked.length > 0 && t('account.delete_no_password')}
          error={fieldError}
        />
      </form>
    </Dialog>
  )
}
