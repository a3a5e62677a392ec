import { presentValue } from '../answers/presentValue.ts'
import type { Question } from '../survey/survey.ts'

export const isString = (value: unknown): value is string => typeof value === 'string'

/** The chosen values of an answer; [] for none. */
export const chosenValues = (value: unknown): string[] => [value].flat().filter((one): one is string => isString(one) && one !== '')

/** The present value of the choice that `value` names; a value that no choice ever had as it is. */
export const normalizeChoice = (question: Question, value: unknown): unknown =>
  isString(value) ? (presentValue(question, value) ?? value) : value

/** The same of each value of a list. */
export const normalizeChoices = (question: Question, value: unknown): unknown =>
  Array.isArray(value) ? value.map((one: unknown) => normalizeChoice(question, one)) : value
