import { checkShownAnswers } from '#shared/answers/checkShownAnswers.ts'
import { questionsById } from '#shared/answers/normalize.ts'
import { isChoiceType } from '#shared/kinds/kinds.ts'
import { chosenTextEntry } from '#shared/kinds/textEntry.ts'
import type { Answer, UpdateResponseBody } from '#shared/responses/response.ts'
import { asksLast } from '#shared/survey/asksLast.ts'
import type { Question, Survey } from '#shared/survey/survey.ts'
import { siteDay } from '#shared/time/timeZone.ts'
import type { FieldError } from '../../../../lib/api/ApiError.ts'
import { lang } from '../../../../lib/language/language.ts'
import type { AnswerStore } from '../../answers/answerStore.ts'
import type { Answers } from '../../answers/answerValues.ts'
import { enteredText } from '../../answers/enteredText.ts'
import { answerControl, demographicControl, entryOf, rowControl } from '../../answers/controls.ts'
import { demographicFields } from '#shared/responses/demographicFields.ts'
import type { Problem } from '../../answers/problems.ts'
import { visible } from '../../branching/visible.ts'
import { loadedChunk } from '../../kinds/lazyKinds.ts'
import { demographicErrors, toDemographics, type DemographicError } from './sentDemographics.ts'

type QuestionError = { question_id: string; code: string; row?: string }
type ServerError = FieldError & { question_id?: string; row?: string }

/** The request's body, and problems in the order of the page: codes of checkAnswers(), `age`, and `file.failed` for failed uploads. */
export function validateForm(store: AnswerStore): { body: UpdateResponseBody; problems: Problem[] } {
  const { answers, demographics, given } = store.values()
  const createdAt = store.response()?.created_at
  const { kept, problems } = checkShownAnswers(store.survey, toAnswerList(answers), {
    visible: (survey, shown) => visible(survey, shown, given),
    stored: toAnswerList(store.saved()),
    today: siteDay(createdAt === undefined ? Date.now() : new Date(createdAt)),
  })
  const failedUploads = (loadedChunk('file_upload')?.uploadsOf(store).failedQuestions() ?? []).filter((id) =>
    store.shown().questions.has(id),
  )
  const uploadErrors = failedUploads.map((question_id) => ({ question_id, code: 'file.failed' }))
  const questions = questionsById(store.survey)
  // an absent text would keep that of the saved response
  const sent = kept.map((answer) => (chosenTextEntry(questions.get(answer.question_id)!, answer.value) ? { text: '', ...answer } : answer))
  return {
    body: { answers: sent, demographics: toDemographics(demographics, store.survey), language: lang() },
    problems: problemsOf(store.arranged, demographicErrors(demographics, store.survey), [...problems, ...uploadErrors]),
  }
}

/** Answers as a list for checkAnswers, without the entries of choices' texts. */
const toAnswerList = (answers: Answers): Answer[] =>
  [...answers].map(([question_id, value]) => ({ question_id, value, text: enteredText(answers, question_id) }))

/** The errors of a 422 as problems of the questions and fields that they name; errors that name neither are left out. */
export function serverProblems(survey: Survey, errors: readonly ServerError[]): Problem[] {
  const fields = demographicFields.flatMap((field) => {
    const error = errors.find(({ path }) => path === `demographics.${field}`)
    return error ? [{ field, code: error.code }] : []
  })
  const named = errors.flatMap(({ question_id, code, row }) => (question_id ? [{ question_id, code, row }] : []))
  return problemsOf(survey, fields, named)
}

function problemsOf(survey: Survey, fields: readonly DemographicError[], errors: readonly QuestionError[]): Problem[] {
  const about = fields.map(demographicProblem)
  const asked = questionProblems(survey, errors)
  return asksLast(survey) ? [...asked, ...about] : [...about, ...asked]
}

const demographicProblem = ({ field, code }: DemographicError): Problem => ({
  control: demographicControl(field),
  code: code === 'answer.required' ? code : field === 'age' ? 'age' : 'fit',
  field,
})

function questionProblems(survey: Survey, errors: readonly QuestionError[]): Problem[] {
  const byControl = new Map(
    errors.map(({ question_id, code, row }) => [
      row === undefined ? answerControl(question_id) : rowControl(question_id, row),
      { code, row },
    ]),
  )
  return survey.sections
    .flatMap((section) => section.questions)
    .flatMap((question) => {
      const controls = [answerControl(question.id), ...(question.rows ?? []).map(({ id }) => rowControl(question.id, id))]
      return controls.flatMap((control) => {
        const found = byControl.get(control)
        if (!found) return []
        return [{ control: isOfText(found.code, question) ? answerControl(entryOf(question.id)) : control, question, ...found }]
      })
    })
}

/** Whether a problem is about a choice's text: no other answer to a question with choices can be too long. */
const isOfText = (code: string, { type }: Question) => code === 'answer.text_required' || (code === 'too_long' && isChoiceType(type))

/** The files that the server no longer has: by question id, their indexes in the answer. */
export function missingFiles(errors: readonly ServerError[]): Map<string, number[]> {
  const missing = new Map<string, number[]>()
  for (const { question_id, code, path } of errors) {
    if (code !== 'file.unknown' || !question_id) continue
    missing.set(question_id, [...(missing.get(question_id) ?? []), Number(/\.value\.(\d+)$/.exec(path)?.[1] ?? 0)])
  }
  return missing
}
