import type { Translate } from '../../../lib/language/i18n.ts'
import type { Problem } from '../answers/problems.ts'
import { loadedAfterFormChunk } from '../sending/loadAfterFormChunk.ts'
import { chunkOf } from './lazyKinds.ts'

/** What to do about a problem, in a few words; undefined before the chunk that finds it. */
export const problemText = (problem: Problem, t: Translate): string | undefined =>
  (problem.question && chunkOf(problem.question.type)?.problemText?.(problem.code, problem.question, t)) ??
  loadedAfterFormChunk()?.formProblem(problem, t)
