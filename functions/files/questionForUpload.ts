import type { Purpose } from '#shared/fileTypes.ts'
import { answerKind } from '#shared/questionTypes.ts'
import { openSurvey } from '../data/surveys/surveys.ts'
import { HttpError } from '../platform/errors.ts'

type Given = { purpose: Purpose; survey_id?: string | undefined; question_id?: string | undefined }
type Asked = { survey_id?: string; question_id?: string }

/**
 * The question that a file answers; nothing for what is no answer. Throws 404 where there is no such survey, 409 where it is closed,
 * 422 where the question is none that takes files.
 */
export async function questionForUpload({ purpose, survey_id, question_id }: Given): Promise<Asked> {
  if (purpose !== 'answer') return {}
  if (!survey_id) throw noFileQuestion('survey_id')
  const { sections } = await openSurvey(survey_id)
  const question = sections.flatMap(({ questions }) => questions).find(({ id }) => id === question_id)
  if (!question || answerKind(question.type) !== 'files') throw noFileQuestion('question_id')
  return { survey_id, question_id: question.id }
}

function noFileQuestion(path: 'survey_id' | 'question_id') {
  const message = 'Give the survey_id and question_id of a question that accepts files.'
  return new HttpError(422, 'file.no_question', message, { errors: [{ path, code: 'file.no_question', message }] })
}
