import { useEffect, useState, type RefObject } from 'react'
import { onIdle } from '../../../lib/onIdle.ts'
import { loadEditor } from './loadEditor.ts'

type Editor = Awaited<ReturnType<typeof loadEditor>>
export type EditorState = { state: 'waiting' } | { state: 'failed' } | { state: 'ready'; Editor: Editor }

/**
 * The editor for the question in `box`: fetched when the page has nothing else to do, and there once the question is about a screen away or
 * `wake` was called. An editor for each of many questions at once would make every one of them slow.
 */
export function useEditor(box: RefObject<HTMLElement | null>): { editor: EditorState; wake: () => void } {
  const [editor, setEditor] = useState<EditorState>({ state: 'waiting' })
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined')

  useEffect(() => onIdle(() => void loadEditor().catch(() => undefined)), [])
  useEffect(() => {
    if (near || !box.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && setNear(true), { rootMargin: '100% 0px' })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [near, box])
  useEffect(() => {
    if (!near) return undefined
    let current = true
    loadEditor().then(
      (Editor) => current && setEditor({ state: 'ready', Editor }),
      () => current && setEditor({ state: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [near])

  return { editor, wake: () => setNear(true) }
}
