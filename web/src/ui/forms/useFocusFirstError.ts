import { useEffect, useRef } from 'react'

/** Returns a ref for a form that focuses its first invalid field whenever `fieldErrors`, a new object at each attempt, is not empty. */
export function useFocusFirstError(fieldErrors: object) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(fieldErrors).length) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [fieldErrors])
  return form
}
