import { useEffect, useEffectEvent } from 'react'
import { useSaver } from './saving/useSaver.ts'
import { useEditorStore } from './store/useEditor.ts'

/** The letter of a key, also where a Korean layout types another. */
const letter = ({ key, code }: KeyboardEvent) => (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase()

/**
 * Ctrl or Cmd with S saves, with Z undoes, with Shift+Z or Y does again. A rich editor undoes its own typing first: it has then taken the
 * key. In a dialog a field undoes for itself.
 */
export function useShortcuts(): void {
  const store = useEditorStore()
  const saver = useSaver()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing || event.defaultPrevented) return
    const pressed = letter(event)
    if (pressed === 's' && !event.shiftKey) {
      event.preventDefault()
      void saver.save()
    }
    const steps = { z: event.shiftKey ? store.redo : store.undo, y: store.redo }
    if ((pressed !== 'z' && pressed !== 'y') || (event.target instanceof Element && event.target.closest('dialog'))) return
    event.preventDefault()
    steps[pressed]()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
