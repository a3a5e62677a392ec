import { useId } from 'react'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { useSubmit } from '../../../ui/forms/submitting/useSubmit.ts'

type Options = {
  /** The form may be sent without a password, since the account may have none. */
  isOptional?: boolean
  /** Called with the password. The form stays busy after success, when the page is left. */
  send: (password: string) => Promise<void>
}

/** A form that asks for the password. `fieldError`: the message for a missing or wrong one. `failure`: any other error. */
export function usePasswordForm({ isOptional = false, send }: Options) {
  const t = useT()
  const id = useId()
  const { form, busy, failure, fieldErrors } = useSubmit(({ password }: { password: string }) => send(password), {
    validate: ({ password }) => (password || isOptional ? {} : { password: t('common.password_missing') }),
    toFieldErrors: (error, { password }) =>
      error instanceof ApiError && error.code === 'auth.wrong_password'
        ? { password: t(password ? 'account.password_wrong' : 'common.password_missing') }
        : undefined,
    leaves: true,
  })
  return { form: { ...form, id }, busy, failure, fieldError: fieldErrors.password }
}
