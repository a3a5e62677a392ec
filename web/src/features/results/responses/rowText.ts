import { answerText } from '#shared/answers/answerText.ts'
import { isAnswered } from '#shared/answers/isAnswered.ts'
import { isFormer, isOtherType } from '#shared/kinds/isFormer.ts'
import type { ListedResponse } from '#shared/responses/response.ts'
import { includesText } from '#shared/search.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { lang } from '../../../lib/language/language.ts'

/** Maximum length of an excerpt. */
const maxLength = 220

const questionsOf = ({ sections }: Survey) => sections.flatMap(({ questions }) => questions)

/**
 * Whether an answer of a response may belong to a former type of its question, so that its own version must be loaded. `former`: the questions with
 * such answers.
 */
export function mayHaveFormerAnswer(survey: Survey, { answers }: Pick<ListedResponse, 'answers'>, former: ReadonlySet<string>): boolean {
  const types = new Map(questionsOf(survey).map(({ id, type }) => [id, type]))
  return answers.some(({ question_id, value }) => {
    const type = types.get(question_id)
    return type !== undefined && (former.has(question_id) || isFormer(type, value))
  })
}

/**
 * An excerpt of a response's answers in the order of the survey; answers that contain the search come first. Answers to a former type are read by
 * `answered`, the version that the response was given on.
 */
export function rowText(survey: Survey, { answers }: Pick<ListedResponse, 'answers'>, find: string, answered?: Survey): string {
  const then = new Map((answered ? questionsOf(answered) : []).map((question) => [question.id, question]))
  const given = new Map(answers.map((answer) => [answer.question_id, answer]))
  const texts = questionsOf(survey).flatMap((present) => {
    const answer = given.get(present.id)
    if (!answer) return []
    const was = then.get(present.id)
    const question = was && isOtherType(was.type, present.type) && isAnswered(was, answer.value) ? was : present
    return isAnswered(question, answer.value) ? [answerText(question, answer, lang())] : []
  })
  const found = find ? texts.filter((text) => includesText(text, find)) : []
  const line = [...found, ...texts.filter((text) => !found.includes(text))].join(' · ')
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line
}
