import { useId, useRef, useState, type FormEvent } from 'react'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { useT } from '../../../lib/language/i18n.ts'

type Options = {
  /** The form may be sent without a password, since the account may have none. */
  isOptional?: boolean
  /** Called with the password. The form stays busy after success, when the page is left. */
  send: (password: string) => Promise<void>
}

/**
 * A form that asks the signed-in person for the password. `fieldError`: the message for a missing or wrong one, or ''. `failure`: any other
 * error.
 */
export function usePasswordForm({ isOptional = false, send }: Options) {
  const t = useT()
  const id = useId()
  const ref = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [fieldError, setFieldError] = useState('')

  const rejectPassword = (text: string) => {
    setFieldError(text)
    ref.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const password = new FormData(event.currentTarget).get('password') as string
    setFailure(undefined)
    setFieldError('')
    if (!password && !isOptional) return rejectPassword(t('common.password_missing'))
    setBusy(true)
    try {
      await send(password)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'auth.wrong_password')
        rejectPassword(t(password ? 'account.delete_password_wrong' : 'common.password_missing'))
      else setFailure(error)
      setBusy(false)
    }
  }
  return { form: { id, ref, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) }, busy, failure, fieldError }
}
