import { withTexts } from '../../lib/language/i18n.ts'
import { loadHere } from '../../lib/loadHere.ts'

type Editor = typeof import('./BilingualEditor.tsx').default

const load = withTexts('rich_text', () => import('./BilingualEditor.tsx'))
let loading: Promise<Editor> | undefined

/** The editor with its words, loaded once. Rejects where it cannot be had. */
export const loadBilingualEditor = (): Promise<Editor> => (loading ??= loadHere(load).then((part) => part.default))
