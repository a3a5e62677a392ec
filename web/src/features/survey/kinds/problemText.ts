import type { Translate } from '../../../lib/language/i18n.ts'
import type { Problem } from '../answers/problems.ts'
import { chunkOf } from './lazyKinds.ts'

let formProblem: ((problem: Problem, t: Translate) => string) | undefined

/** Receives the texts of the chunk after the form (sending/loadAfterFormChunk.ts) once it is loaded. */
export const provideProblemTexts = (texts: typeof formProblem): void => void (formProblem = texts)

/** A short instruction on how to solve a problem; undefined while the chunk with its text is not loaded. */
export const problemText = (problem: Problem, t: Translate): string | undefined =>
  (problem.question && chunkOf(problem.question.type)?.problemText?.(problem.code, problem.question, t)) ?? formProblem?.(problem, t)
