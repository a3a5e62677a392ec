import { partsOf } from '#shared/survey/partsOf.ts'
import { withTexts } from '../../../lib/language/i18n.ts'

const loads = {
  /** The form of a survey in steps; without it the survey is on one page. */
  steps: () => import('./steps/stepsChunk.ts'),
  /** When and to whom a survey is open, and its demographic questions. */
  life: () => import('./life/lifeChunk.ts'),
}
type Part = keyof typeof loads

/** The chunks of the form that only some surveys need, once they are loaded. */
export const parts: { [P in Part]?: Awaited<ReturnType<(typeof loads)[P]>> } = {}

const load = (part: Part): Promise<boolean> =>
  withTexts<object>('response', loads[part])().then(
    (loaded) => Boolean(Object.assign(parts, { [part]: loaded })),
    () => false,
  )

/** Loads the chunks that a survey needs. Resolves to false if one failed. */
export const preloadForm = async (survey: Parameters<typeof partsOf>[0]): Promise<boolean> =>
  (await Promise.all(partsOf(survey).map(async (part) => !(part in loads) || load(part as Part)))).every(Boolean)

/** Loads all of them. */
export const loadFormParts = (): Promise<unknown> => Promise.all((Object.keys(loads) as Part[]).map(load))
