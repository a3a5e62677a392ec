import { useEffect, useEffectEvent } from 'react'

/** The Latin letter of a key in lower case, by its position where a Korean layout types another. */
export const latinLetter = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase()

/** The letter of a shortcut with Ctrl or Cmd, with or without Shift; null for other keys, while composing and after preventDefault. */
function shortcutLetter(event: KeyboardEvent): string | null {
  const { ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event
  if (!(ctrlKey || metaKey) || altKey || isComposing || defaultPrevented) return null
  return latinLetter(event)
}

type Actions = { save: () => unknown; content: { undo: () => void; redo: () => void } }

/**
 * Ctrl or Cmd+S saves, except while a dialog is open; the browser's own saving never happens. +Z undoes, +Shift+Z or +Y redoes. A rich text editor
 * with typing to undo handles the key first and prevents its default. In a dialog, fields keep the browser's own undo.
 */
export function useShortcuts({ save, content }: Actions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const pressed = shortcutLetter(event)
    if (pressed === 's' && !event.shiftKey) {
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) save()
    }
    if ((pressed !== 'z' && pressed !== 'y') || (event.target instanceof Element && event.target.closest('dialog'))) return
    event.preventDefault()
    if (pressed === 'y' || event.shiftKey) content.redo()
    else content.undo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
