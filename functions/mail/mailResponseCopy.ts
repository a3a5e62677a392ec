import { visible } from '#shared/branching.ts'
import type { Language } from '#shared/fields.ts'
import { checkedKinds } from '#shared/kinds/checkedKinds.ts'
import { quoteInSurvey } from '#shared/quotes/quoteAnswers.ts'
import { receiptNumber } from '#shared/responses/receiptNumber.ts'
import type { Answer, Response } from '#shared/responses/response.ts'
import { surveyPath } from '#shared/site/sitePaths.ts'
import { questionsById } from '#shared/answers/normalize.ts'
import type { Question, Survey } from '#shared/survey/survey.ts'
import { pair, text } from '#shared/text.ts'
import { sendMail } from './mail.ts'

type Given = Pick<
  Survey,
  'id' | 'slug' | 'title' | 'title_ko' | 'sections' | 'branching' | 'branching_mode' | 'link_fields' | 'show_numbers'
>

/** Mails a person their response: each answer under its question, in the language of the response. Throws if it cannot be sent. */
export async function mailResponseCopy(origin: string, email: string, survey: Given, response: Response): Promise<void> {
  const language = response.language ?? 'en'
  const name = text(pair(survey, 'title'), language)
  const lines = [
    `This is a copy of your answers to a survey at ${new URL(origin).host}.`,
    `${new URL(origin).host}에서 응답한 설문의 답변 사본입니다.`,
    '',
    name,
    '',
    ...answersInWords(survey, response, language),
    `Receipt number / 접수 번호: ${receiptNumber(response.id)}`,
    `View your response / 내 응답 보기: ${origin}${surveyPath(survey)}?mine=1`,
    '',
    'You asked for this copy while you were signed in. Nobody else received it.',
    '로그인한 상태에서 직접 요청한 사본이며, 다른 사람에게는 보내지 않았습니다.',
  ]
  await sendMail({ to: [email], subject: `A copy of your answers / 답변 사본: ${name}`, text: lines.join('\n') })
}

function answersInWords(survey: Given, { answers, former = [], drawn, link }: Response, language: Language): string[] {
  const byId = new Map(answers.map((answer) => [answer.question_id, answer]))
  const value = (id: string) => byId.get(id)?.value
  const shown = visible(survey, new Map(answers.map((answer) => [answer.question_id, answer.value])), { drawn, link })
  const quoted = quoteInSurvey(survey, {
    value,
    text: (id) => byId.get(id)?.text ?? '',
    isShown: (id) => shown.questions.has(id),
    link,
  })
  return [...questionsById(quoted).values()].flatMap((question) => {
    const answer = byId.get(question.id)
    const was = former.find(({ id }) => id === question.id)
    return answer ? [text(pair(question, 'title'), language), ...linesOf({ ...question, ...was }, answer, language), ''] : []
  })
}

function linesOf(question: Question, { value, text: written = '' }: Answer, language: Language): string[] {
  const kind = checkedKinds[question.type]
  return [
    kind.written(value, question, language),
    ...kind.listed(question, value, language, written.trim()).map((each) => `- ${each}`),
  ].filter(Boolean)
}
