import { loadableDecoration } from '../../../lib/loading/loadable.tsx'

/** Pattern.tsx, loaded after the rest of the page. */
export const DrawnPattern = loadableDecoration(() => import('./Pattern.tsx').then((module) => ({ default: module.Pattern })))
