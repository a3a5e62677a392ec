import { checkAnswers } from '#shared/answers/checkAnswers.ts'
import type { UpdateResponseBody } from '#shared/responses/response.ts'
import type { Survey } from '#shared/survey/survey.ts'
import type { FieldError } from '../../../lib/api/ApiError.ts'
import { lang } from '../../../lib/language/language.ts'
import type { AnswerStore } from '../answers/answerStore.ts'
import { toAnswerList } from '../answers/answerValues.ts'
import { answerControl, demographicControl } from '../answers/controls.ts'
import { demographicFields, toDemographics, isAge, type DemographicField } from '../answers/demographicFields.ts'
import type { Problem } from '../answers/problems.ts'
import { loadedChunk } from '../kinds/lazyKinds.ts'

type QuestionError = { question_id: string; code: string }
type ServerError = FieldError & { question_id?: string }

/** The request's body, and problems in the order of the page: codes of checkAnswers(), `age`, and `file.failed` for failed uploads. */
export function validateForm(store: AnswerStore): { body: UpdateResponseBody; problems: Problem[] } {
  const { answers, demographics } = store.values()
  const { kept, problems } = checkAnswers(store.survey, toAnswerList(answers), toAnswerList(store.saved()))
  const failedUploads = (loadedChunk('file_upload')?.uploadsOf(store).failedQuestions() ?? []).filter(store.isVisible)
  const uploadErrors = failedUploads.map((question_id) => ({ question_id, code: 'file.failed' }))
  return {
    body: { answers: kept, demographics: toDemographics(demographics), language: lang() },
    problems: [
      ...(isAge(demographics.age) ? [] : [demographicProblem('age')]),
      ...questionProblems(store.survey, [...problems, ...uploadErrors]),
    ],
  }
}

/** The errors of a 422 as problems of the questions and fields that they name; errors that name neither are left out. */
export function serverProblems(survey: Survey, errors: readonly ServerError[]): Problem[] {
  const fields = demographicFields.filter((field) => errors.some(({ path }) => path === `demographics.${field}`))
  const named = errors.flatMap(({ question_id, code }) => (question_id ? [{ question_id, code }] : []))
  return [...fields.map(demographicProblem), ...questionProblems(survey, named)]
}

const demographicProblem = (field: DemographicField): Problem => ({
  control: demographicControl(field),
  code: field === 'age' ? 'age' : 'fit',
  field,
})

function questionProblems(survey: Survey, errors: readonly QuestionError[]): Problem[] {
  const codes = new Map(errors.map(({ question_id, code }) => [question_id, code]))
  return survey.sections
    .flatMap((section) => section.questions)
    .filter(({ id }) => codes.has(id))
    .map((question) => ({ control: answerControl(question.id), code: codes.get(question.id)!, question }))
}

/** The files that the server no longer has: by question id, their indexes in the answer. */
export function missingFiles(errors: readonly ServerError[]): Map<string, number[]> {
  const missing = new Map<string, number[]>()
  for (const { question_id, code, path } of errors) {
    if (code !== 'file.unknown' || !question_id) continue
    missing.set(question_id, [...(missing.get(question_id) ?? []), Number(/\.value\.(\d+)$/.exec(path)?.[1] ?? 0)])
  }
  return missing
}
