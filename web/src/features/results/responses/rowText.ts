import { isAnswered } from '#shared/answers/isAnswered.ts'
import { checkedKinds } from '#shared/kinds/checkedKinds.ts'
import type { ListedResponse } from '#shared/responses/response.ts'
import type { AnswerValue } from '#shared/kinds/kinds.ts'
import { includesText } from '#shared/search.ts'
import type { Question, Survey } from '#shared/survey/survey.ts'
import { lang } from '../../../lib/language/language.ts'

/** Maximum length of an excerpt. */
const maxLength = 220

/** An answer as one line of text. */
function answerText(question: Question, value: AnswerValue): string {
  const kind = checkedKinds[question.type]
  return kind.written(value, question, lang()) || kind.listed(question, value, lang()).join(', ')
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
