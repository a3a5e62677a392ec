import { chosenValues, findChoice, isExclusive, isString } from '#shared/kinds/choice.ts'
import { type AnswerValue, kinds } from '#shared/kinds/kinds.ts'
import type { Choice, Question } from '#shared/survey/survey.ts'

export type Answers = ReadonlyMap<string, AnswerValue>

/** Whether an answer to this type is one or several of its choices, ranked or not. */
export const isOfChoices = ({ type }: Pick<Question, 'type'>): boolean =>
  kinds[type].family === 'choices' || kinds[type].family === 'ranking'

/**
 * The part of a value, which may be of a former type, that a question's control can show: a value of the present type, a typed text, or the named
 * choices (the first one for a single choice); undefined for none.
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

/** The first choice that is in the new answer but not in the old one. */
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
 * A multi_select answer with the choice of that value switched on or off, in the order of the choices; undefined when none is left. Choosing an
 * exclusive choice clears the others, and choosing any other clears the exclusive one.
 */
export function toggleChoice({ choices }: Question, value: AnswerValue | undefined, toggled: string): string[] | undefined {
  const values = new Set(chosenValues(value))
  const added = !values.delete(toggled) && findChoice(choices, toggled)!
  const isLeft = (choice: Choice) => values.has(choice.value) && !(added && (isExclusive(added) || isExclusive(choice)))
  const next = choices.filter((choice) => choice === added || isLeft(choice)).map((choice) => choice.value)
  return next.length > 0 ? next : undefined
}
