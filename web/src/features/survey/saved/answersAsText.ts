import { visible } from '#shared/branching.ts'
import { answerKind, isChoiceType } from '#shared/survey/questionTypes.ts'
import type { AnswerValue } from '#shared/responses/response.ts'
import type { Question, Survey } from '#shared/survey/survey.ts'
import { pair, text } from '#shared/text.ts'
import { lang } from '../../../lib/language/language.ts'
import type { FormValues } from '../answers/answerStore.ts'
import { findChoice, chosenValues, fileValues } from '../answers/answerValues.ts'
import { answerToText } from '#shared/answers/answerToText.ts'

/** The content of a text file in the page's language: the survey's title, then each answered question that shows, with its answer. */
export function answersAsText(survey: Survey, { answers }: FormValues): string {
  const shown = visible(survey, answers).questions
  const questions = survey.sections.flatMap((section) => section.questions).filter(({ id }) => shown.has(id) && answers.has(id))
  const blocks = questions.map((question) =>
    [text(pair(question, 'title'), lang()), ...lines(question, answers.get(question.id)!)].join('\n'),
  )
  return `${[text(pair(survey, 'title'), lang()), ...blocks].join('\n\n')}\n`
}

function lines(question: Question, value: AnswerValue): string[] {
  if (answerKind(question.type) === 'files') return fileValues(value).map(({ name }) => `- ${name}`)
  if (isChoiceType(question.type) || Array.isArray(value)) return chosenValues(value).map((each) => `- ${labelOf(question, each)}`)
  return [answerToText(question, value)]
}

const labelOf = (question: Question, value: string): string => {
  const choice = findChoice(question, value)
  return choice ? text(pair(choice, 'label'), lang()) : value
}
