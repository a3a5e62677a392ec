import { useId, useRef, useState, type FormEvent } from 'react'
import { ApiError } from '../../lib/api/ApiError.ts'
import { useT } from '../../lib/language/i18n.ts'

type Options = {
  /** Whether it may be sent without one: an account may have none. */
  isOptional?: boolean
  /** What wants the password. It stays busy after success: the page is left. */
  send: (password: string) => Promise<void>
}

/** A form that asks for the password of whoever is signed in: a missing or wrong one is told at its field, `failure` is what else went wrong. */
export function usePasswordForm({ isOptional = false, send }: Options) {
  const t = useT()
  const id = useId()
  const ref = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [wrong, setWrong] = useState('')

  const refuse = (text: string) => {
    setWrong(text)
    ref.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const password = new FormData(event.currentTarget).get('password') as string
    setFailure(undefined)
    setWrong('')
    if (!password && !isOptional) return refuse(t('account.delete_password_missing'))
    setBusy(true)
    try {
      await send(password)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'auth.wrong_password')
        refuse(t(password ? 'account.delete_password_wrong' : 'account.delete_password_missing'))
      else setFailure(error)
      setBusy(false)
    }
  }
  return { form: { id, ref, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) }, busy, failure, wrong }
}
