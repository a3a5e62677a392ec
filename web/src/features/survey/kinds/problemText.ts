import type { Translate } from '../../../lib/language/i18n.ts'
import type { Problem } from '../answers/problems.ts'
import { loadedAfterFormChunk } from '../sending/loadAfterFormChunk.ts'
import { chunkOf } from './lazyKinds.ts'

/** A short instruction on how to solve a problem; undefined while the chunk with its text is not loaded. */
export const problemText = (problem: Problem, t: Translate): string | undefined =>
  (problem.question && chunkOf(problem.question.type)?.problemText?.(problem.code, problem.question, t)) ??
  loadedAfterFormChunk()?.formProblem(problem, t)
