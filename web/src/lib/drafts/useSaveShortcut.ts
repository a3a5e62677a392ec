import { useEffect, useEffectEvent } from 'react'

/** The letter that a key is for with Ctrl or Cmd alone or with Shift, also where a Korean layout types another; null while it means something else. */
export function letterOf({ key, code, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent): string | null {
  if (!(ctrlKey || metaKey) || altKey || isComposing || defaultPrevented) return null
  return (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase()
}

/** Ctrl or Cmd with S calls `save`. In a dialog there is something to decide first: there it does nothing, the browser's own saving included. */
export function useSaveShortcut(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (letterOf(event) !== 's' || event.shiftKey) return
    event.preventDefault()
    if (!document.querySelector('dialog[open]')) save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
