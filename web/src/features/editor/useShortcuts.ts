import { useEffect, useEffectEvent } from 'react'
import { shortcutLetter, useSaveShortcut } from '../../lib/drafts/useSaveShortcut.ts'
import { useSaver } from './saving/useSaver.ts'
import { useEditorStore } from './store/useEditorStore.ts'

/**
 * Ctrl or Cmd+S saves, +Z undoes, +Shift+Z or +Y redoes. A rich text editor with typing to undo handles the key first and prevents its default.
 * In a dialog, fields keep the browser's own undo.
 */
export function useShortcuts(): void {
  const store = useEditorStore()
  const saver = useSaver()
  useSaveShortcut(() => void saver.save())
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const pressed = shortcutLetter(event)
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
