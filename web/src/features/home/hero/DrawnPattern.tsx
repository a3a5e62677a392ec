import { drawing } from '../../../lib/loading/loadable.tsx'

/** The house's own drawing, where there is no picture. */
export const DrawnPattern = drawing(() => import('./Pattern.tsx').then((part) => ({ default: part.Pattern })))
