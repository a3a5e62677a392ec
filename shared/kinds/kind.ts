import type { AnswerValue } from '../responses/response.ts'
import type { Question } from '../survey/survey.ts'

/** Why a value is no valid answer. */
export type AnswerIssue = { code: 'answer.invalid' | 'answer.unknown_choice' | 'answer.repeated' | 'too_long'; message: string }

/** What an answer to one type of question may be. */
export type Kind<Value extends AnswerValue = AnswerValue> = {
  /** What the server does with answers beside checking them: it sanitizes HTML and keeps the files that are named. */
  holds?: 'html' | 'files'
  /** Whether a value has the shape of an answer. */
  hasShape(value: unknown): value is Value
  /** Whether a string that is not '' says nothing. */
  isBlank(value: string): boolean
  /** Why a normalized value of the right shape is no valid answer; undefined if it is one. */
  issue(question: Question, value: Value): AnswerIssue | undefined
  /** The value with the present values of choices that were renamed; a value of another shape as it is. */
  normalize(question: Question, value: unknown): unknown
  /** The value to store, without fields that an answer does not have. */
  kept(value: Value): Value
}

/** A kind of value that is never blank, has no choices and is stored as it is. */
export const plainKind = {
  isBlank: () => false,
  normalize: (_question: Question, value: unknown) => value,
  kept: <Value>(value: Value) => value,
}

export const isString = (value: unknown): value is string => typeof value === 'string'
