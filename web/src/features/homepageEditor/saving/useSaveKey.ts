import { useEffect } from 'react'
import type { HomepageStore } from './homepageStore.ts'

/** Ctrl or Cmd with S saves, also where a Korean layout types another letter. In a dialog there is something to decide first. */
export function useSaveKey(store: HomepageStore): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.isComposing) return
      if (event.key.toLowerCase() !== 's' && event.code !== 'KeyS') return
      event.preventDefault()
      if (!document.querySelector('dialog:modal')) void store.save()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [store])
}
