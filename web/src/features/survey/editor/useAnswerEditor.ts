import { useEffect, type RefObject } from 'react'
import { loadOptional } from '../../../lib/loading/loadable.tsx'
import { onIdle } from '../../../lib/loading/onIdle.ts'
import { useLazyEditor } from '../../../ui/richText/kit/useLazyEditor.ts'

type Editor = typeof import('./RichTextEditor.tsx').default

let loading: Promise<Editor> | undefined

/** The editor, loaded once. Rejects where it cannot be had: browsers ask for a module once, so only a page loaded anew asks again. */
const load = (): Promise<Editor> => (loading ??= loadOptional(() => import('./RichTextEditor.tsx')).then((part) => part.default))

/**
 * The editor for the question in `box`: fetched when the page has nothing else to do, and there once the question is about a screen away or
 * `wake` was called.
 */
export function useAnswerEditor(box: RefObject<HTMLElement | null>) {
  useEffect(() => onIdle(() => void load().catch(() => undefined)), [])
  return useLazyEditor(box, load, '100% 0px')
}
