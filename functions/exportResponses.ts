import { PassThrough } from 'node:stream'
import { limits } from '#shared/limits.ts'
import { everyResponse } from './data/responses/everyResponse.ts'
import { readSurvey } from './data/surveys/surveys.ts'
import { withNamedQuotes } from './export/withNamedQuotes.ts'
import { contentDisposition } from './http/reply.ts'
import { deliverFile, fileName } from './export/deliverFile.ts'
import { notFound, HttpError } from './platform/errors.ts'
import { writeWorkbook, xlsxType } from './export/xlsx/writeWorkbook.ts'
import { handle } from './http/handle.ts'
import { siteOrigin } from './platform/viewer.ts'

export const handler = handle('exportResponses', async ({ id, query, event }) => {
  const survey = await readSurvey(id, { consistent: true, deleted: true })
  if (!survey) throw notFound('survey')
  const file = new PassThrough()
  const late = () => file.destroy(new HttpError(409, 'export.too_large', 'This survey has too many responses to export at once.'))
  const deadline = setTimeout(late, limits.exportSeconds * 1000)
  const now = new Date()
  const written = writeWorkbook(file, {
    survey: withNamedQuotes(survey),
    responses: everyResponse(id, { order: 'sorted' }),
    language: query.lang,
    timeZone: query.tz,
    now,
    site: siteOrigin(event),
  })
  written.catch((error: Error) => file.destroy(error))
  try {
    return await deliverFile(file, { type: xlsxType, disposition: contentDisposition(fileName(survey, now, query.tz)) })
  } finally {
    clearTimeout(deadline)
  }
})
