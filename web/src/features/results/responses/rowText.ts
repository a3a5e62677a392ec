import { answerKind, isChoiceType } from '#shared/survey/questionTypes.ts'
import { isAnswered } from '#shared/answers/isAnswered.ts'
import { presentValue } from '#shared/answers/presentValue.ts'
import type { AnswerValue } from '#shared/responses/response.ts'
import type { Question, Survey } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { includesText } from '#shared/search.ts'
import { answerToText } from '#shared/answers/answerToText.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import type { ListedResponse } from '#shared/responses/response.ts'

/** Maximum length of an excerpt. */
const maxLength = 220

/** An answer as one line of text. */
function answerText(question: Question, value: AnswerValue): string {
  if (answerKind(question.type) === 'files') {
    const files = Array.isArray(value) ? value : [value]
    return files.flatMap((file) => (typeof file === 'object' ? [file.name] : [])).join(', ')
  }
  if (isChoiceType(question.type)) {
    const labels = (Array.isArray(value) ? value : [value]).map((each) => {
      const choice = question.choices.find((one) => one.value === (presentValue(question, each as string) ?? each))
      return choice ? pickText(pair(choice, 'label')).text || choice.value : (each as string)
    })
    return labels.join(', ')
  }
  return answerToText(question, value)
}

/** An excerpt of a response's answers in the order of the survey; answers that contain the search come first. */
export function rowText(survey: Survey, { answers }: Pick<ListedResponse, 'answers'>, find: string): string {
  const values = new Map(answers.map(({ question_id, value }) => [question_id, value]))
  const texts = survey.sections
    .flatMap(({ questions }) => questions)
    .flatMap((question) => {
      const value = values.get(question.id)
      return value !== undefined && isAnswered(question, value) ? [answerText(question, value)] : []
    })
  const found = find ? texts.filter((text) => includesText(text, find)) : []
  const line = [...found, ...texts.filter((text) => !found.includes(text))].join(' · ')
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line
}
