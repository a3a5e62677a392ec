import { useNavigate } from 'react-router-dom'
import { useSubmit } from '../../../ui/forms/submitting/useSubmit.ts'
import { completeLogin } from './completeLogin.ts'
import { serverFieldErrors, type Signup, type SignupErrors } from './signupFields.ts'

type Options<Field extends keyof Signup> = {
  next: string
  claim: string
  /** Error messages by field; {} where the form can be sent. */
  validate: (typed: Pick<Signup, Field>) => SignupErrors
  /** Sends the form; resolves to an access token. Throws ApiError. */
  send: (typed: Pick<Signup, Field>) => Promise<{ access_token: string }>
}

/** Validates, signs in, claims the response `claim`, goes to `next`. `failure`: an error that names no field. `form`: the form's props. */
export function useSignInForm<Field extends keyof Signup>({ next, claim, validate, send }: Options<Field>) {
  const navigate = useNavigate()
  const { form, busy, failure, fieldErrors } = useSubmit(
    async (typed: Pick<Signup, Field>) => {
      const { access_token } = await send(typed)
      await completeLogin(access_token, claim)
      await navigate(next, { replace: true })
    },
    { validate, toFieldErrors: serverFieldErrors, leaves: true },
  )
  return { form, busy, failure, fieldErrors }
}
