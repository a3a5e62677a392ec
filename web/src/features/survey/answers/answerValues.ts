import { normalise } from '#shared/answers/normalise.ts'
import type { Answer, AnswerValue, FileValue } from '#shared/responses/response.ts'
import type { Choice, Question, Survey } from '#shared/survey/survey.ts'

export type Answers = ReadonlyMap<string, AnswerValue>

/** Answers by question. The value that a choice had before it was renamed is read as its present one. */
export const toAnswerMap = (survey: Survey, list: readonly Answer[] = []): Answers =>
  new Map(normalise(survey, list).map(({ question_id, value }) => [question_id, value]))

export const toAnswerList = (answers: Answers): Answer[] => [...answers].map(([question_id, value]) => ({ question_id, value }))

export const isSameList = (one: readonly unknown[] | null, other: readonly unknown[] | null): boolean =>
  one === other || (!!one && !!other && one.length === other.length && one.every((item, index) => item === other[index]))

/** True for answers that say the same. */
export const isSameValue = (one: AnswerValue | undefined, other: AnswerValue | undefined): boolean =>
  one === other || (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other))

/** The values of a choice answer. */
export const chosenValues = (value: AnswerValue | undefined): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string' && each !== '')

/** The choice with this value; undefined for one that is gone. */
export const findChoice = (question: Question, value: string): Choice | undefined =>
  question.choices.find((choice) => choice.value === value)

/** The choice that a person just made: what is in the new answer and was not in the old one. */
export function findNewChoice(
  question: Question | undefined,
  before: AnswerValue | undefined,
  after: AnswerValue | undefined,
): Choice | undefined {
  const old = new Set(chosenValues(before))
  const fresh = chosenValues(after).find((value) => !old.has(value))
  return question?.choices.find((choice) => choice.value === fresh)
}

/** A multi_select answer with one choice switched, in the order of the choices; undefined when none is left. */
export function toggleChoice(question: Question, value: AnswerValue | undefined, choice: string): string[] | undefined {
  const values = new Set(chosenValues(value))
  if (!values.delete(choice)) values.add(choice)
  const next = question.choices.map((each) => each.value).filter((each) => values.has(each))
  return next.length > 0 ? next : undefined
}

/** The files of a file_upload answer. */
export const fileValues = (value: AnswerValue | undefined): FileValue[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is FileValue => typeof each === 'object' && 'name' in each)
