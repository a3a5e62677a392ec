import { isString } from './choice.ts'
import { kinds, type QuestionType } from './kinds.ts'
import { isRowAnswers, valuesOf } from './rows/rowAnswers.ts'

// Separate from kinds.ts, since survey pages do not need this.

/** Whether answers to this type name choices: chosen ones, ranked ones, or columns of a matrix. */
export const hasChoices = (type: QuestionType): boolean => kinds[type].normalize !== undefined

/** The choices that a question shows: a question that was changed to a type without choices keeps those it had. */
export const shownChoices = <Choice>({ type, choices }: { type: QuestionType; choices: Choice[] }): Choice[] =>
  hasChoices(type) ? choices : []

/** The values of choices that an answer names, in its rows too. */
export const namedValues = (type: QuestionType, value: unknown): string[] => (hasChoices(type) ? valuesOf(value).filter(isString) : [])

/** An answer with these values changed. */
export function changeNamed(type: QuestionType, value: unknown, change: (named: string) => string): unknown {
  const changed = (one: unknown) => (isString(one) ? change(one) : one)
  if (!hasChoices(type)) return value
  if (Array.isArray(value)) return value.map(changed)
  return isRowAnswers(value) ? Object.fromEntries(Object.entries(value).map(([row, one]) => [row, changed(one)])) : changed(value)
}
