import { importOne } from './responses/importOne.ts'
import { openSurvey } from './data/surveys/surveys.ts'
import { handle } from './http/handle.ts'

/** Responses that are stored side by side. */
const atOnce = 10

export const handler = handle('importResponses', async ({ id, body }) => {
  const survey = await openSurvey(id)
  const left = body.responses.entries()
  const responses = Array.from(body.responses, () => ({}))
  const work = async () => {
    for (const [at, given] of left) responses[at] = await importOne(survey, given)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { responses }
})
