import { isString } from './choice.ts'
import { kinds, type QuestionType } from './kinds.ts'
import { isRowAnswers, valuesOf } from './rows/rowAnswers.ts'

// Apart from kinds.ts, since pages that ask questions do not need this.

/** Whether a question of this type shows its choices, also where they are ranked, or the columns of its rows: whether its answers name some. */
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
