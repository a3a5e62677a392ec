import { PassThrough } from 'node:stream'
import { limits } from '#shared/limits.ts'
import { packedResponses, unpacked } from './data/exportedResponses.ts'
import { readVersionDefinition } from './data/surveyVersions.ts'
import { readSurvey } from './data/surveys.ts'
import { contentDisposition } from './lib/contentDisposition.ts'
import { deliverFile } from './lib/deliverFile.ts'
import { notFound, Refusal } from './lib/errors.ts'
import { fileName } from './lib/export/fileName.ts'
import { writeWorkbook } from './lib/export/writeWorkbook.ts'
import { handle } from './lib/handle.ts'
import { siteOrigin } from './lib/viewer.ts'

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const handler = handle('exportResponses', async ({ id, query, event }) => {
  const survey = await readSurvey(id, { consistent: true, deleted: true })
  if (!survey) throw notFound('survey')
  const file = new PassThrough()
  const late = () => file.destroy(new Refusal(409, 'export.too_large', 'There are too many responses to export while you wait.'))
  const deadline = setTimeout(late, limits.exportSeconds * 1000)
  const now = new Date()
  const written = packedResponses(id).then((responses) =>
    writeWorkbook(file, {
      survey,
      definitionOf: async (version) => (await readVersionDefinition(id, version))?.definition ?? null,
      responses: unpacked(responses),
      language: query.lang,
      timeZone: query.tz,
      now,
      site: siteOrigin(event),
    }),
  )
  written.catch((error: Error) => file.destroy(error))
  try {
    return await deliverFile(file, { type, disposition: contentDisposition(fileName(survey, now, query.tz)) })
  } finally {
    clearTimeout(deadline)
  }
})
