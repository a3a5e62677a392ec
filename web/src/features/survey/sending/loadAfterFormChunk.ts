import type { AnswerStore } from '../answers/answerStore.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { withTexts } from '../../../lib/language/i18n.ts'
import { loadable, loadOptional } from '../../../lib/loading/loadable.tsx'
import { reloadPage } from '../../../lib/loading/reloadPage.ts'
import { provideProblemTexts } from '../kinds/problemText.ts'

type AfterFormChunk = typeof import('./afterFormChunk.ts')

let loaded: AfterFormChunk | undefined
let failed = false

/**
 * Loads the chunk that sends a response and shows what follows, with its texts. Throws ApiError `offline` where it cannot be loaded. Browsers never
 * fetch a module again that failed, so a later attempt reloads the page where `mayReload()` is true: the respondent waits, and nothing entered is lost.
 */
export async function loadAfterFormChunk(mayReload = () => false): Promise<AfterFormChunk> {
  try {
    return await load()
  } catch {
    if (failed && mayReload()) reloadPage()
    failed = true
    throw new ApiError(0, 'offline')
  }
}

const importChunk = () => import('./afterFormChunk.ts')
const importWithTexts = withTexts('response', importChunk)
const load = async () => {
  if (loaded) return loaded
  const chunk = await loadOptional(importWithTexts)
  await Promise.all(components.map((component) => component.load()))
  provideProblemTexts(chunk.formProblem)
  return (loaded = chunk)
}

/** Components of the chunk: those that show after loadAfterFormChunk has resolved render at once. */
export const DownloadAnswers = loadable(async () => ({ default: (await importChunk()).DownloadAnswers }))
export const ConflictNote = loadable(async () => ({ default: (await importChunk()).ConflictNote }))
export const ProblemSummary = loadable(async () => ({ default: (await importChunk()).ProblemSummary }))
export const MissingSurvey = loadable(async () => ({ default: (await importChunk()).MissingSurvey }))
export const FormNotice = loadable(async () => ({ default: (await importChunk()).FormNotice }))
export const SurveyOutcome = loadable(async () => ({ default: (await importChunk()).SurveyOutcome }))
const components = [ConflictNote, DownloadAnswers, ProblemSummary, MissingSurvey, FormNotice, SurveyOutcome]

/** Loads the chunk ahead of time, and says what it finds wrong with the form already; a failure is ignored. */
export const preloadAfterFormChunk = (store: AnswerStore): void =>
  void load()
    .then(({ sayConflicts }) => sayConflicts(store))
    .catch(() => undefined)

/** The chunk; undefined where it is not loaded. */
export const loadedAfterFormChunk = (): AfterFormChunk | undefined => loaded
