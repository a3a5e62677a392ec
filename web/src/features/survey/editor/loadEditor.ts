import { loadHere } from '../../../lib/loadHere.ts'

type Editor = typeof import('./RichTextEditor.tsx').default

let loading: Promise<Editor> | undefined

/** The editor, loaded once. Rejects where it cannot be had: browsers ask for a module once, so only a page loaded anew asks again. */
export const loadEditor = (): Promise<Editor> => (loading ??= loadHere(() => import('./RichTextEditor.tsx')).then((part) => part.default))
