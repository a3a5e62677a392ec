import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { newResponseId } from '#functions/data/ids.ts'
import { responseItem } from '#functions/data/responses/responses.ts'
import { documents } from '#functions/platform/aws.ts'
import { visible } from '#shared/branching.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { seededRandom, type SeededRandom } from '../../../scripts/demo/responses/seededRandom.ts'
import { ownBackground } from '../../support/api/background.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { endOfJob } from '../../support/api/jobs/endOfJob.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'
import { checkCsv } from '../../support/checkExport/checkFiles.ts'
import { checkExport } from '../../support/checkExport/checkExport.ts'
import { withLastValues, withLostParts } from '../../support/checkExport/presentLines.ts'
import { changed, countedSurvey } from '../../support/counts/randomVersions.ts'
import { type Answered, drawAnswer } from '../../support/fixtures/everyAnswer.ts'

ownTable()
const background = ownBackground()
const admin = ownAdmin()

type Response = { on: Survey; answers: Answered[] }

/** Stores responses to a version, with answers to most of the questions that show. */
async function respond(on: Survey, random: SeededRandom): Promise<Response[]> {
  const responses = Array.from({ length: 15 }, (): Response => {
    const all = on.sections.flatMap(({ questions }) => questions).flatMap((question) => drawAnswer(question, random) ?? [])
    const shown = visible(on, all).questions
    return { on, answers: all.filter(({ question_id }) => question_id === 'gate' || (shown.has(question_id) && random.chance(0.9))) }
  })
  for (const { answers } of responses) {
    const created_at = new Date().toISOString()
    const about = { demographics: {}, version: 1, language: null, owner: null, created_at, updated_at: created_at }
    const response = { ...about, id: newResponseId(on.id), survey_id: on.id, survey_version: on.version, answers: answers as never }
    await documents().send(new PutCommand({ TableName: process.env.TABLE, Item: responseItem({ response }) }))
  }
  return responses
}

/** The next version with the same questions, each of its former type. */
function changedParts(survey: Survey, random: SeededRandom, at: number): Survey {
  const next = changed(survey, random, at).sections.flatMap(({ questions }) => questions)
  const sections = survey.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({ ...(next.find(({ id }) => id === question.id) ?? question), type: question.type })),
  }))
  return { ...survey, sections }
}

it.each([3, 5])('exports of a survey whose choices and rows changed have every answer in its present column (%d)', async (seed) => {
  const random = seededRandom(seed)
  const versions = [(await callRoute('createSurvey', { as: admin, body: countedSurvey(random) })).body as Survey]
  const { id } = versions[0]!
  const responses = await respond(versions[0]!, random)
  for (let at = 1; at < 4; at++) {
    const reply = await callRoute('updateSurvey', { as: admin, params: { id }, body: changedParts(versions.at(-1)!, random, at) })
    expect([reply.status, reply.body.errors]).toEqual([200, undefined])
    versions.push(reply.body as Survey)
    responses.push(...(await respond(versions.at(-1)!, random)))
  }
  const survey = withLostParts(versions)
  const lines = responses.map(({ on, answers }) => withLastValues(versions, on, { answers }))
  const { raw } = await callRoute('exportResponses', { as: admin, params: { id } })
  expect(checkExport(survey, lines, raw)).toMatchObject({ rows: 60, problems: [] })
  const { body } = await callRoute('startExport', { as: admin, body: { survey_id: id, format: 'csv' } })
  await background.idle()
  const csv = await (await fetch((await endOfJob(body.id, admin)).url)).text()
  expect(checkCsv(survey, lines, csv)).toEqual({ rows: 60, problems: [] })
})
