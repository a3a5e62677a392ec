import { importOne } from './responses/importOne.ts'
import { readSurvey } from './data/surveys/surveys.ts'
import { notFound } from './platform/errors.ts'
import { handle } from './http/handle.ts'

const concurrency = 10

export const handler = handle('importResponses', async ({ id, body }) => {
  const survey = await readSurvey(id)
  if (!survey) throw notFound('survey')
  const remaining = body.responses.entries()
  const responses = Array.from(body.responses, () => ({}))
  const work = async () => {
    for (const [at, given] of remaining) responses[at] = await importOne(survey, given)
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return { responses }
})
