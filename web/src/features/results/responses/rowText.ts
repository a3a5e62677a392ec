import { isAnswered } from '#shared/answers/isAnswered.ts'
import { checkedKinds } from '#shared/kinds/checkedKinds.ts'
import type { Answer, ListedResponse } from '#shared/responses/response.ts'
import { includesText } from '#shared/search.ts'
import type { Question, Survey } from '#shared/survey/survey.ts'
import { lang } from '../../../lib/language/language.ts'

/** Maximum length of an excerpt. */
const maxLength = 220

/** An answer as one line of text. */
function answerText(question: Question, { value, text }: Answer): string {
  const kind = checkedKinds[question.type]
  return kind.written(value, question, lang()) || kind.listed(question, value, lang(), text).join(', ')
}

/** An excerpt of a response's answers in the order of the survey; answers that contain the search come first. */
export function rowText(survey: Survey, { answers }: Pick<ListedResponse, 'answers'>, find: string): string {
  const given = new Map(answers.map((answer) => [answer.question_id, answer]))
  const texts = survey.sections
    .flatMap(({ questions }) => questions)
    .flatMap((question) => {
      const answer = given.get(question.id)
      return answer && isAnswered(question, answer.value) ? [answerText(question, answer)] : []
    })
  const found = find ? texts.filter((text) => includesText(text, find)) : []
  const line = [...found, ...texts.filter((text) => !found.includes(text))].join(' · ')
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line
}
