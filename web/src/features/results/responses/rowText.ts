import { isAnswered } from '#shared/answers/isAnswered.ts'
import { isFormer } from '#shared/kinds/isFormer.ts'
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

const questionsOf = ({ sections }: Survey) => sections.flatMap(({ questions }) => questions)

/** Whether an answer of a response is to a former type of its question: the version that it was given on says what it means. */
export function hasFormerAnswer(survey: Survey, { answers }: Pick<ListedResponse, 'answers'>): boolean {
  const types = new Map(questionsOf(survey).map(({ id, type }) => [id, type]))
  return answers.some(({ question_id, value }) => {
    const type = types.get(question_id)
    return type !== undefined && isFormer(type, value)
  })
}

/**
 * An excerpt of a response's answers in the order of the survey; answers that contain the search come first. Answers to a former type are read by
 * `answered`, the version that the response was given on.
 */
export function rowText(survey: Survey, { answers }: Pick<ListedResponse, 'answers'>, find: string, answered?: Survey): string {
  const former = new Map((answered ? questionsOf(answered) : []).map((question) => [question.id, question]))
  const given = new Map(answers.map((answer) => [answer.question_id, answer]))
  const texts = questionsOf(survey).flatMap((present) => {
    const answer = given.get(present.id)
    if (!answer) return []
    const question = (isFormer(present.type, answer.value) && former.get(present.id)) || present
    return isAnswered(question, answer.value) ? [answerText(question, answer)] : []
  })
  const found = find ? texts.filter((text) => includesText(text, find)) : []
  const line = [...found, ...texts.filter((text) => !found.includes(text))].join(' · ')
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line
}
