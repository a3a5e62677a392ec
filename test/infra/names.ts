import { backgroundFunctions, type BackgroundName } from '#shared/infrastructure.ts'
import { paths, type RouteName } from '#shared/paths.ts'

export { pageFunction } from '#shared/site/pageContract.ts'

export const names = Object.keys(paths) as RouteName[]
/** The functions that no route calls. */
export const inBackground = Object.keys(backgroundFunctions) as BackgroundName[]
