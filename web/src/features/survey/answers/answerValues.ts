import { normalize } from '#shared/answers/normalize.ts'
import { chosenValues, findChoice, isChosenAlone } from '#shared/kinds/choice.ts'
import { isRowAnswers } from '#shared/kinds/matrix/rowAnswers.ts'
import type { Answer } from '#shared/responses/response.ts'
import type { AnswerValue } from '#shared/kinds/kinds.ts'
import type { Choice, Question, Survey } from '#shared/survey/survey.ts'
import { entryOf } from './controls.ts'

export type Answers = ReadonlyMap<string, AnswerValue>

/** Answers by question, and texts of choices by `entryOf`. The value that a choice had before it was renamed is read as its present one. */
export const toAnswerMap = (survey: Survey, list: readonly Answer[] = []): Answers =>
  new Map(
    normalize(survey, list).flatMap(({ question_id, value, text }) =>
      text ? [[question_id, value] as const, [entryOf(question_id), text] as const] : [[question_id, value] as const],
    ),
  )

/** The values of a former type in words. */
export const formerText = (value: AnswerValue): string =>
  [isRowAnswers(value) ? Object.values(value) : value]
    .flat()
    .filter((one) => typeof one !== 'object')
    .join(', ')

/** True for the same items in the same order, compared by identity; null equals null alone. */
export const isSameList = (a: readonly unknown[] | null, b: readonly unknown[] | null): boolean =>
  a === b || (!!a && !!b && a.length === b.length && a.every((item, index) => item === b[index]))

/** True for equal answers; lists are compared in their order. */
export const isSameValue = (a: AnswerValue | undefined, b: AnswerValue | undefined): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))

/** The first choice that is in the new answer and not in the old one. */
export function findNewChoice(
  question: Question | undefined,
  before: AnswerValue | undefined,
  after: AnswerValue | undefined,
): Choice | undefined {
  const old = new Set(chosenValues(before))
  const fresh = chosenValues(after).find((value) => !old.has(value))
  return question?.choices.find((choice) => choice.value === fresh)
}

/**
 * A multi_select answer with the choice of that value switched on or off, in the order of the choices; undefined when none is left. A choice that
 * is chosen alone takes the others off, and any other takes that one off.
 */
export function toggleChoice({ choices }: Question, value: AnswerValue | undefined, toggled: string): string[] | undefined {
  const values = new Set(chosenValues(value))
  const added = !values.delete(toggled) && findChoice(choices, toggled)!
  const isLeft = (choice: Choice) => values.has(choice.value) && !(added && (isChosenAlone(added) || isChosenAlone(choice)))
  const next = choices.filter((choice) => choice === added || isLeft(choice)).map((choice) => choice.value)
  return next.length > 0 ? next : undefined
}
