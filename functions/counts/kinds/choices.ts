import type { Question } from '#shared/survey/survey.ts'
import { findChoice } from '#shared/kinds/choice.ts'
import { chosenTextEntry } from '#shared/kinds/textEntry.ts'

/** The names of the chosen choices in the counts: their ids, so that renaming one changes nothing, and `=value` for one that the version does not have. */
export function choiceNames({ id, choices }: Question, value: unknown): string[] {
  const values = [value].flat().filter((one): one is string => typeof one === 'string')
  return [...new Set(values.map((one) => `choice ${id} ${findChoice(choices, one)?.id ?? `=${one}`}`))]
}

/** The name of the choice that an answer's text was written for; none if no chosen choice takes a text. */
export function textNames(question: Question, value: unknown): string[] {
  const choice = chosenTextEntry(question, value)
  return choice ? [`text ${question.id} ${choice.id ?? `=${choice.value}`}`] : []
}
