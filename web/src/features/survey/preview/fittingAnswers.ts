import { answerKind, isChoiceType } from '#shared/survey/questionTypes.ts'
import { questionsById } from '#shared/answers/normalize.ts'
import type { AnswerValue } from '#shared/responses/response.ts'
import type { Question, SurveyBody } from '#shared/survey/survey.ts'
import { chosenValues, fileValues, type Answers } from '../answers/answerValues.ts'

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

const isChoice = ({ type }: Question) => isChoiceType(type)
/** A change of type keeps answers within a family: text and rich text, one choice and several. */
const family = ({ type }: Question) => (isChoiceType(type) ? 'choice' : answerKind(type) === 'html' ? 'text' : answerKind(type))

function fitAnswer(was: Question, is: Question, value: AnswerValue): AnswerValue | undefined {
  if (family(was) !== family(is)) return undefined
  if (family(is) === 'files') return fileValues(value).length > 0 ? value : undefined
  if (!isChoice(is)) return value
  const values = chosenValues(value).flatMap((one) => currentValueOf(was, is, one) ?? [])
  if (values.length === 0) return undefined
  if (answerKind(is.type) === 'choice') return values[0]
  return Array.isArray(value) && values.every((one, at) => one === value[at]) && values.length === value.length ? value : values
}

function currentValueOf(was: Question, is: Question, value: string): string | undefined {
  const id = was.choices.find((choice) => choice.value === value)?.id
  const sameChoice = id === undefined ? undefined : is.choices.find((choice) => choice.id === id)
  return sameChoice
    ? sameChoice.value
    : is.choices.find((choice) => choice.value === value && (id === undefined || choice.id === undefined))?.value
}
