import { numberOfResponses } from './data/responses/responseOrder.ts'
import { readSurvey } from './data/surveys/surveys.ts'
import { startJob } from './jobs/startJob.ts'
import { workbookResponses } from './export/xlsx/excelText.ts'
import { HttpError, notFound } from './platform/errors.ts'
import { handle } from './http/handle.ts'
import { validateWhere } from './responses/validateWhere.ts'
import { siteOrigin } from './platform/viewer.ts'

export const handler = handle('startExport', async ({ body, event }) => {
  const { survey_id, format, lang, tz, since, until, where } = body
  const survey = await readSurvey(survey_id, { deleted: true })
  if (!survey) throw notFound('survey')
  validateWhere(survey, where)
  const span = since || until ? [{ of: 'created_at' as const, from: since, to: until }] : []
  const input = { survey_id, format, lang, tz, where: [...where, ...span] }
  const total = await numberOfResponses(survey_id)
  if (format === 'xlsx' && input.where.length === 0 && total > workbookResponses)
    throw new HttpError(409, 'export.too_many_rows', 'An Excel sheet has at most 1,048,576 rows. Export as CSV, or filter the responses.')
  return startJob({ kind: 'export', input, site: siteOrigin(event) }, total)
})
