import { useEffect, type RefObject } from 'react'
import { loadOptional } from '../../../../lib/loading/loadable.tsx'
import { onIdle } from '../../../../lib/loading/onIdle.ts'
import { useLazyEditor } from '../../../../ui/richText/kit/useLazyEditor.ts'

type Editor = typeof import('./RichTextEditor.tsx').default

let loading: Promise<Editor> | undefined

/** Loads the editor once. After a rejection only a reload helps: browsers never fetch a module again that failed. */
const load = (): Promise<Editor> => (loading ??= loadOptional(() => import('./RichTextEditor.tsx')).then((module) => module.default))

/**
 * The editor for the question in `box`: fetched when the page is idle, and mounted once the question is within a screen of the viewport, or
 * after `loadNow`.
 */
export function useAnswerEditor(box: RefObject<HTMLElement | null>) {
  useEffect(() => onIdle(() => void load().catch(() => undefined)), [])
  return useLazyEditor(box, load, '100% 0px')
}
