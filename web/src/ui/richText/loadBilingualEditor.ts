import { withTexts } from '../../lib/language/i18n.ts'
import { loadOptional } from '../../lib/loading/loadable.tsx'

type Editor = typeof import('./BilingualEditor.tsx').default

/** With the tools' texts, which the respondents' editor shares. */
const load = withTexts('response', () => import('./BilingualEditor.tsx'))
let loading: Promise<Editor> | undefined

/** The editor with its texts, loaded once. Rejects if it cannot be loaded. */
export const loadBilingualEditor = (): Promise<Editor> => (loading ??= loadOptional(load).then((part) => part.default))
