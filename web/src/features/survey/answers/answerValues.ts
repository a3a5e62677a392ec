import { chosenValues, findChoice, isExclusive, isString } from '#shared/kinds/choice.ts'
import { type AnswerValue, kinds } from '#shared/kinds/kinds.ts'
import type { Choice, Question } from '#shared/survey/survey.ts'

export type Answers = ReadonlyMap<string, AnswerValue>

/** Whether an answer to a question of this type is one or several of its choices, in an order or not. */
export const isOfChoices = ({ type }: Pick<Question, 'type'>): boolean =>
  kinds[type].family === 'choices' || kinds[type].family === 'ranking'

/**
 * What a question's control shows of a value that may be of a former type: a value of the present one, text that is typed, or the choices that it
 * names, the first one where one is chosen; undefined for none.
 */
export function enterable(question: Question, value: AnswerValue): AnswerValue | undefined {
  const kind = kinds[question.type]
  if (kind.hasShape(value) || ('isBlank' in kind && isString(value))) return value
  const known = isOfChoices(question) ? chosenValues(value).filter((one) => findChoice(question.choices, one)) : []
  return kind.isMulti && known[0] ? known : known[0]
}

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
  const isLeft = (choice: Choice) => values.has(choice.value) && !(added && (isExclusive(added) || isExclusive(choice)))
  const next = choices.filter((choice) => choice === added || isLeft(choice)).map((choice) => choice.value)
  return next.length > 0 ? next : undefined
}
