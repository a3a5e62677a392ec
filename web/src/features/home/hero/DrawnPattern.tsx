import { loadableDecoration } from '../../../lib/loading/loadable.tsx'

/** The house's own drawing, where there is no picture. */
export const DrawnPattern = loadableDecoration(() => import('./Pattern.tsx').then((part) => ({ default: part.Pattern })))
