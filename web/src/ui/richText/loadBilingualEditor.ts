import { withTexts } from '../../lib/language/i18n.ts'
import { loadOptional } from '../../lib/loading/loadable.tsx'

type Editor = typeof import('./BilingualEditor.tsx').default

const part = withTexts('rich_text', () => import('./BilingualEditor.tsx'))
/** With the words of its tools, which are those of a respondent's editor. */
const load = withTexts('controls', part)
let loading: Promise<Editor> | undefined

/** The editor with its words, loaded once. Rejects where it cannot be had. */
export const loadBilingualEditor = (): Promise<Editor> => (loading ??= loadOptional(load).then((part) => part.default))
