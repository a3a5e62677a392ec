import { useEffect, useRef } from 'react'

/**
 * Returns a ref for a form that focuses its first invalid field whenever `errors`, a new value at each attempt, says that there is one, and scrolls
 * its label and error into view with it: browsers that focus a field scroll to the field alone, and leave these below the navbar.
 */
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
