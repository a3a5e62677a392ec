import { useEffect, useRef } from 'react'

/** Focuses a form's first invalid field at each new `errors`, with label and error in view: browsers scroll to the field alone. */
export function useFocusFirstError(errors: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')
    if (!field) return
    field.focus({ preventScroll: true })
    for (const part of [field, field.labels?.[0]]) part?.scrollIntoView?.({ block: 'nearest' })
  }, [errors])
  return form
}
