import { useState, type FormEvent } from 'react'
import { useFocusFirstError } from './useFocusFirstError.ts'

type FieldErrors<Field extends string> = Partial<Record<Field, string>>

type Options<Input, Field extends string> = {
  /** Messages by field; {} where the form can be sent. */
  validate?: (input: Input) => FieldErrors<Field>
  /** Messages for the fields that an error of `send` is about; undefined if it names none. */
  toFieldErrors?: (error: unknown, input: Input) => FieldErrors<Field> | undefined
  /** Stays busy after success, since the page is left. */
  leaves?: boolean
}

/** `submit` resolves to whether it was sent. `failure`: an error about no field. `form`: props; its first invalid field gets the focus. */
export function useSubmit<Input = void, Field extends string = never>(
  send: (input: Input) => unknown,
  { validate, toFieldErrors, leaves }: Options<Input, Field> = {},
) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [fieldErrors, setFieldErrors] = useState<FieldErrors<Field>>({})
  const ref = useFocusFirstError(fieldErrors)

  async function submit(input: Input): Promise<boolean> {
    if (busy) return false
    const errors = validate?.(input) ?? {}
    setFailure(undefined)
    setFieldErrors(errors)
    if (Object.keys(errors).length) return false
    setBusy(true)
    try {
      await send(input)
      if (!leaves) setBusy(false)
      return true
    } catch (error) {
      const refused = toFieldErrors?.(error, input)
      if (refused) setFieldErrors(refused)
      else setFailure(error)
      setBusy(false)
      return false
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(Object.fromEntries(new FormData(event.currentTarget)) as Input)
  }
  return { form: { ref, noValidate: true, onSubmit }, submit, busy, failure, fieldErrors, clear: () => setFailure(undefined) }
}
