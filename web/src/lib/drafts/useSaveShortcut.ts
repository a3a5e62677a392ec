import { useEffect, useEffectEvent } from 'react'

/** The Latin letter of a key in lower case, by its position where a Korean layout types another. */
export const latinLetter = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase()

/** The letter of a shortcut with Ctrl or Cmd, with or without Shift; null for other keys, while composing and after preventDefault. */
export function shortcutLetter(event: KeyboardEvent): string | null {
  const { ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event
  if (!(ctrlKey || metaKey) || altKey || isComposing || defaultPrevented) return null
  return latinLetter(event)
}

/** Ctrl+S or Cmd+S calls `save`, except while a dialog is open; the browser's own saving never happens. */
export function useSaveShortcut(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (shortcutLetter(event) !== 's' || event.shiftKey) return
    event.preventDefault()
    if (!document.querySelector('dialog[open]')) save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
