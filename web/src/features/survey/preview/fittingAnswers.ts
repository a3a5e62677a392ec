import { answerKind, isChoiceType } from '#shared/survey/questionTypes.ts'
import { questionsById } from '#shared/answers/normalise.ts'
import type { AnswerValue } from '#shared/responses/response.ts'
import type { Question, SurveyBody } from '#shared/survey/survey.ts'
import { chosenValues, fileValues, type Answers } from '../answers/answerValues.ts'

type Sections = Pick<SurveyBody, 'sections'>

/**
 * The answers that a survey still takes after an edit. A choice is followed by its id where its value changed; an answer to a question that
 * is gone stays, in case it comes back.
 */
export function fittingAnswers(before: Sections, after: Sections, answers: Answers): Answers {
  const old = questionsById(before)
  const present = questionsById(after)
  return new Map(
    [...answers].flatMap(([id, value]) => {
      const was = old.get(id)
      const is = present.get(id)
      const fitting = was && is && was !== is ? fitted(was, is, value) : value
      return fitting === undefined ? [] : [[id, fitting]]
    }),
  )
}

const isChoice = ({ type }: Question) => isChoiceType(type)
/** Answers of the same family can follow a change of type: text becomes rich text, one choice becomes several. */
const family = ({ type }: Question) => (isChoiceType(type) ? 'choice' : answerKind(type) === 'html' ? 'text' : answerKind(type))

function fitted(was: Question, is: Question, value: AnswerValue): AnswerValue | undefined {
  if (family(was) !== family(is)) return undefined
  if (family(is) === 'files') return fileValues(value).length > 0 ? value : undefined
  if (!isChoice(is)) return value
  const values = chosenValues(value).flatMap((one) => presentValueOf(was, is, one) ?? [])
  if (values.length === 0) return undefined
  if (answerKind(is.type) === 'choice') return values[0]
  return Array.isArray(value) && values.every((one, at) => one === value[at]) && values.length === value.length ? value : values
}

function presentValueOf(was: Question, is: Question, value: string): string | undefined {
  const id = was.choices.find((choice) => choice.value === value)?.id
  const followed = id === undefined ? undefined : is.choices.find((choice) => choice.id === id)
  return followed
    ? followed.value
    : is.choices.find((choice) => choice.value === value && (id === undefined || choice.id === undefined))?.value
}
