import { presentValue } from '../answers/presentValue.ts'
import type { Question } from '../survey/survey.ts'
import { isString, plainKind, type AnswerIssue, type Kind } from './kind.ts'

/** The chosen values of an answer; [] for none. */
export const chosenValues = (value: unknown): string[] => [value].flat().filter((one): one is string => isString(one) && one !== '')

const present = (question: Question, value: unknown) => (isString(value) ? (presentValue(question, value) ?? value) : value)

function issue(question: Question, value: string | string[]): AnswerIssue | undefined {
  const values = [value].flat()
  if (values.some((chosen) => presentValue(question, chosen) === undefined))
    return { code: 'answer.unknown_choice', message: `The answer to question ${question.id} is not one of its choices.` }
  if (new Set(values).size < values.length)
    return { code: 'answer.repeated', message: `The answer to question ${question.id} has the same choice more than once.` }
  return undefined
}

/** The value of a choice. */
export const singleChoice: Kind<string> = { ...plainKind, hasShape: isString, issue, normalize: present }

/** The values of choices. */
export const multiSelect: Kind<string[]> = {
  ...plainKind,
  hasShape: (value) => Array.isArray(value) && value.every(isString),
  issue,
  normalize: (question, value) => (Array.isArray(value) ? value.map((one: unknown) => present(question, one)) : value),
}
