import { type AnswerValue, isMultiChoiceType, kinds } from '#shared/kinds/kinds.ts'
import { hasChoices } from '#shared/kinds/hasChoices.ts'
import { isUnanswered } from '#shared/answers/isAnswered.ts'
import { questionsById } from '#shared/answers/normalize.ts'
import { rowAnswer } from '#shared/kinds/rows/rowAnswers.ts'
import type { Question, SurveyBody } from '#shared/survey/survey.ts'
import { chosenValues, isString } from '#shared/kinds/choice.ts'
import type { Answers } from '../answers/answerValues.ts'
import { isSameList } from '../answers/isSameList.ts'

type Sections = Pick<SurveyBody, 'sections'>

/**
 * The answers that still fit a survey after an edit. A choice whose value changed is found by its id; an answer to a deleted question stays, in
 * case the deletion is undone.
 */
export function fittingAnswers(before: Sections, after: Sections, answers: Answers): Answers {
  const old = questionsById(before)
  const present = questionsById(after)
  return new Map(
    [...answers].flatMap(([id, value]) => {
      const was = old.get(id)
      const is = present.get(id)
      const fitted = was && is && was !== is ? fitAnswer(was, is, value) : value
      return fitted === undefined ? [] : [[id, fitted]]
    }),
  )
}

type Fit = (was: Question, is: Question, value: AnswerValue) => AnswerValue | undefined

const fitChoices: Fit = (was, is, value) => {
  const values = chosenValues(value).flatMap((one) => currentValueOf(was, is, one) ?? [])
  if (values.length === 0) return undefined
  if (!isMultiChoiceType(is.type)) return values[0]
  return isSameList(values, [value].flat()) && Array.isArray(value) ? value : values
}

const fitRows: Fit = (was, is, value) => {
  const fitted = Object.fromEntries(
    (is.rows ?? []).flatMap(({ id }) => {
      const answer = rowAnswer(value, id)
      const now = isString(answer) ? currentValueOf(was, is, answer) : undefined
      return now === undefined ? [] : [[id, now]]
    }),
  )
  return isUnanswered(is.type, fitted) ? undefined : fitted
}

const fitAnswer: Fit = (was, is, value) => {
  const { family } = kinds[is.type]
  if (family !== kinds[was.type].family) return undefined
  if (kinds[is.type].unansweredRows) return fitRows(was, is, value)
  if (hasChoices(is.type)) return fitChoices(was, is, value)
  return was.type === is.type || kinds[is.type].hasShape(value) ? value : undefined // typed text may not be read yet
}

/** Like `findChoice`, between two versions in the editor: by id, since neither has aliases for the latest edits. */
function currentValueOf(was: Question, is: Question, value: string): string | undefined {
  const id = was.choices.find((choice) => choice.value === value)?.id
  const sameChoice = id === undefined ? undefined : is.choices.find((choice) => choice.id === id)
  return sameChoice
    ? sameChoice.value
    : is.choices.find((choice) => choice.value === value && (id === undefined || choice.id === undefined))?.value
}
