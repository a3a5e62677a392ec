import { useEffect, useState, type RefObject } from 'react'

type EditorState<Editor> = { state: 'waiting' } | { state: 'failed' } | { state: 'ready'; Editor: Editor }

/** Loads once `box` is within `margin` (`rootMargin`) of the viewport or `loadNow` is called. `load`: the same function each time. */
export function useLazyEditor<Editor>(
  box: RefObject<HTMLElement | null>,
  load: () => Promise<Editor>,
  margin: string,
): { editor: EditorState<Editor>; loadNow: () => void } {
  const [editor, setEditor] = useState<EditorState<Editor>>({ state: 'waiting' })
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined')

  useEffect(() => {
    if (near || !box.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && setNear(true), { rootMargin: margin })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [near, box, margin])
  useEffect(() => {
    if (!near) return undefined
    let current = true
    load().then(
      (Editor) => current && setEditor({ state: 'ready', Editor }),
      () => current && setEditor({ state: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [near, load])

  return { editor, loadNow: () => setNear(true) }
}
