import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFocusFirstError } from '../../../ui/forms/useFocusFirstError.ts'
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

/**
 * A form that signs a person in: validates and sends what was typed, claims the guest's response `claim`, and goes to `next`. `failure`: an error that
 * names no field. `form`: the props of the form element.
 */
export function useSignInForm<Field extends keyof Signup>({ next, claim, validate, send }: Options<Field>) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [fieldErrors, setFieldErrors] = useState<SignupErrors>({})
  const ref = useFocusFirstError(fieldErrors)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Pick<Signup, Field>
    const errors = validate(typed)
    setFailure(undefined)
    setFieldErrors(errors)
    if (Object.keys(errors).length) return
    setBusy(true)
    try {
      const { access_token } = await send(typed)
      await completeLogin(access_token, claim)
      await navigate(next, { replace: true })
    } catch (error) {
      const refused = serverFieldErrors(error)
      if (refused) setFieldErrors(refused)
      else setFailure(error)
      setBusy(false)
    }
  }
  const form = { ref, noValidate: true, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) }
  return { form, busy, failure, fieldErrors }
}
