import type { ProviderName } from '#shared/accounts/providerNames.ts'
import { call } from '../../../lib/api/allCalls.ts'
import { address } from '../../../lib/api/api.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { FailureMessage } from '../../../ui/message/FailureMessage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { PasswordField } from '../../../ui/signIn/PasswordField.tsx'
import { usePasswordForm } from './usePasswordForm.ts'

type Props = { provider: ProviderName; email: string; linked: ProviderName[]; onClose: () => void }

/** Asks for the password before a provider is linked; without a password, for a new sign-in at a linked provider. */
export function ConfirmLink({ provider, email, linked, onClose }: Props) {
  const t = useT()
  const { form, busy, failure, fieldError } = usePasswordForm({
    send: async (password) => location.assign((await call('linkIdentity', { provider, body: { password } })).url),
  })

  return (
    <Dialog
      title={t('account.link_question', { name: t(`account.${provider}`) })}
      onClose={onClose}
      closeLabel={t('account.cancel')}
      actions={
        <Button type="submit" form={form.id} busy={busy}>
          {t('account.link')}
        </Button>
      }
    >
      <form {...form} className="stack gap-4">
        <p>{t('account.link_text')}</p>
        <FailureMessage failure={failure} />
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label={t('account.confirm_password')} name="password" autoComplete="current-password" error={fieldError} />
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
