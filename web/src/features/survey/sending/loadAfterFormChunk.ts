import type { ComponentType } from 'react'
import type { AnswerStore } from '../answers/answerStore.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { withTexts } from '../../../lib/language/i18n.ts'
import { loadable, loadableDecoration, loadOptional } from '../../../lib/loading/loadable.tsx'
import { reloadPage } from '../../../lib/loading/reloadPage.ts'
import { provideProblemTexts } from '../kinds/problemText.ts'

type AfterFormChunk = typeof import('./afterFormChunk.ts')

let loaded: AfterFormChunk | undefined
let failed = false

/**
 * Loads the chunk that sends a response and shows what follows, with its texts. Throws ApiError `offline` if it cannot be loaded. Browsers never
 * fetch a failed module again, so a later attempt reloads the page if `mayReload()` is true: the respondent waits, and no input is lost.
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

const importChunk = withTexts('response', () => import('./afterFormChunk.ts'))
const load = async () => {
  if (loaded) return loaded
  const chunk = await loadOptional(importChunk)
  await Promise.all(components.map((component) => component.load()))
  provideProblemTexts(chunk.formProblem)
  return (loaded = chunk)
}

const part =
  <Props extends object>(of: (chunk: AfterFormChunk) => ComponentType<Props>) =>
  async () => ({ default: of(await importChunk()) })

/** Components of the chunk: those that show after loadAfterFormChunk has resolved render at once. */
export const RefusalDownload = loadable(part((chunk) => chunk.RefusalDownload))
export const ConflictNote = loadable(part((chunk) => chunk.ConflictNote))
export const ProblemSummary = loadable(part((chunk) => chunk.ProblemSummary))
export const MissingSurvey = loadable(part((chunk) => chunk.MissingSurvey))
export const FormNotices = loadable(part((chunk) => chunk.FormNotices))
export const SurveyOutcome = loadable(part((chunk) => chunk.SurveyOutcome))
/** Components that the form can do without: nothing shows before they are loaded. */
export const AnsweringAs = loadableDecoration(part((chunk) => chunk.AnsweringAs))
export const AddedReason = loadableDecoration(part((chunk) => chunk.AddedReason))
export const OtherLink = loadableDecoration(part((chunk) => chunk.OtherLink))
export const BarStatus = loadableDecoration(part((chunk) => chunk.BarStatus))
const components = [
  ConflictNote,
  RefusalDownload,
  ProblemSummary,
  MissingSurvey,
  FormNotices,
  SurveyOutcome,
  AnsweringAs,
  AddedReason,
  OtherLink,
  BarStatus,
]

/** Loads the chunk ahead of time, for what it does with each input; a failure is ignored. */
export const preloadAfterFormChunk = (store: AnswerStore): void =>
  void load()
    .then(({ onInput }) => onInput(store))
    .catch(() => undefined)

/** The chunk; undefined if it is not loaded. */
export const loadedAfterFormChunk = (): AfterFormChunk | undefined => loaded
