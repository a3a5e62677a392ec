import { withTexts } from '../../lib/language/i18n.ts'
import { loadHere } from '../../lib/loadHere.ts'

type Editor = typeof import('./BilingualEditor.tsx').default

const part = withTexts('rich_text', () => import('./BilingualEditor.tsx'))
/** With the words of its tools, which are those of a respondent's editor. */
const load = withTexts('controls', part)
let loading: Promise<Editor> | undefined

/** The editor with its words, loaded once. Rejects where it cannot be had. */
export const loadBilingualEditor = (): Promise<Editor> => (loading ??= loadHere(load).then((part) => part.default))
