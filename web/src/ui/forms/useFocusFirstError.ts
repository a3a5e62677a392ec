import { useEffect, useRef } from 'react'

/** A form that moves the focus to its first wrong field whenever `wrong`, a new object at each try, names one. */
export function useFocusFirstError(fieldErrors: object) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(fieldErrors).length) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [fieldErrors])
  return form
}
