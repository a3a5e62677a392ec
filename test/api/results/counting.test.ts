import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { add, type Counts } from '#functions/counts/counts.ts'
import { maxNewest } from '#functions/counts/keptCounts.ts'
import { toResults } from '#functions/counts/toResults.ts'
import { newResponseId } from '#functions/data/ids.ts'
import { key } from '#functions/data/keys.ts'
import { responseItem } from '#functions/data/responses/responses.ts'
import { readSurveyCounts, writeSurveyCounts } from '#functions/data/surveyCounts.ts'
import { readSurvey } from '#functions/data/surveys/surveys.ts'
import { documents } from '#functions/platform/aws.ts'
import { deliver } from '../../../scripts/local/streams/deliver.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { countAsFunction, drainStream, newChanges } from '../../support/api/drainStream.ts'
import { withFunction } from '../../support/api/iam.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember, ownAdmin } from '../../support/api/people.ts'
import { wrongCounts } from '../../support/api/surveyTruth.ts'

ownTable()

const admin = ownAdmin()

const submit = async (survey_id: string, doubt = 'No') => {
  const answers = [
    { question_id: 'name', value: 'Herald' },
    { question_id: 'doubt', value: doubt },
    { question_id: 'story', value: 'x' },
  ]
  return (await callRoute('submitResponse', { body: { survey_id, answers, demographics: {} } })).body.id as string
}

/** A response as stored in the table, created at that moment. */
const plant = async (survey_id: string, created_at: string, more: object = {}) => {
  const response = { id: newResponseId(survey_id), survey_id, answers: [], demographics: {}, version: 1, survey_version: 1, language: null }
  const whole = { ...response, owner: null, created_at, updated_at: created_at, ...more }
  await documents().send(new PutCommand({ TableName: process.env.TABLE, Item: responseItem({ response: whole }) }))
  return whole.id
}

const resultsOf = async (id: string) => {
  const kept = await readSurveyCounts(id, { consistent: true })
  return toResults({ counts: kept?.counts ?? new Map() }, (await readSurvey(id, { deleted: true }))!, kept?.as_of ?? '')
}
const doubts = async (id: string) => (await resultsOf(id)).questions.find((question) => question.id === 'doubt')!.choices

describe('the function that counts', () => {
  it('gives the list of surveys the number of responses, and the time of the last one', async () => {
    const survey = await createSurvey(admin)
    const row = async () => {
      await drainStream()
      const { body } = await callRoute('listSurveys', { as: admin })
      const { responses, last_response_at } = body.find(({ id }: { id: string }) => id === survey.id)
      return [responses, last_response_at]
    }
    expect(await row()).toEqual([null, null])
    await plant(survey.id, '2026-01-02T03:04:05.678Z')
    const latest = await plant(survey.id, '2026-02-02T03:04:05.678Z')
    expect(await row()).toEqual([2, '2026-02-02T03:04:05.678Z'])
    await callRoute('deleteResponse', { params: { id: latest }, as: admin })
    expect(await row()).toEqual([1, '2026-01-02T03:04:05.678Z'])
  })

  it('follows submits, changes, claims, renames and deletions', async () => {
    const survey = await createSurvey(admin)
    const [first, second] = [await submit(survey.id, 'Yes'), await submit(survey.id)]
    await drainStream()
    expect(await resultsOf(survey.id)).toMatchObject({ total: 2, signed_in: 0, sections: [{ shown: 2 }, { shown: 1 }] })

    await callRoute('claimResponse', { body: { response_id: first }, as: await buildMember() })
    await callRoute('deleteResponse', { params: { id: second }, as: admin })
    survey.sections[0].questions[1].choices[1].value = 'Never'
    await callRoute('updateSurvey', { params: { id: survey.id }, body: survey, as: admin })
    await submit(survey.id, 'Never')
    await drainStream()
    expect(await resultsOf(survey.id)).toMatchObject({ total: 2, signed_in: 1, versions: [1, 2] })
    expect(await doubts(survey.id)).toEqual([
      { value: 'Yes', count: 1 },
      { value: 'Never', count: 1 },
    ])
    expect(await wrongCounts(survey.id)).toEqual([])
  })

  it('writes once for each batch, and not for changes that are counted already', async () => {
    const survey = await createSurvey(admin)
    for (let sent = 0; sent < 12; sent++) await submit(survey.id)
    const changes = await newChanges()
    await countAsFunction({ Records: changes })
    await countAsFunction({ Records: changes })
    expect(await readSurveyCounts(survey.id)).toMatchObject({ revision: 1 })
    expect((await resultsOf(survey.id)).total).toBe(12)
  })

  it('counts a deleted survey on', async () => {
    const survey = await createSurvey(admin)
    const [gone] = [await submit(survey.id), await submit(survey.id)]
    await callRoute('deleteSurvey', { params: { id: survey.id }, as: admin })
    await callRoute('deleteResponse', { params: { id: gone }, as: admin })
    await drainStream()
    expect((await resultsOf(survey.id)).total).toBe(1)
  })

  it('knows the last response after the newest were deleted, more than it keeps', async () => {
    const survey = await createSurvey(admin)
    const moments = Array.from({ length: maxNewest + 5 }, (_, at) => new Date(Date.UTC(2026, 9, 1, 0, at)).toISOString())
    const ids = await Promise.all(moments.map((moment) => plant(survey.id, moment)))
    await drainStream()
    expect((await resultsOf(survey.id)).last_response_at).toBe(moments.at(-1))
    for (const id of ids.slice(3)) await callRoute('deleteResponse', { params: { id }, as: admin })
    await drainStream()
    expect((await resultsOf(survey.id)).last_response_at).toBe(moments[2])
    expect(await wrongCounts(survey.id)).toEqual([])
  })

  it('counts everything beside a change that cannot be read, which is set aside', async () => {
    const [survey, other] = [await createSurvey(admin), await createSurvey(admin)]
    const broken = await submit(survey.id)
    const shard = key.response(survey.id, broken)
    await drainStream()
    await documents().send(
      new UpdateCommand({
        TableName: process.env.TABLE,
        Key: shard,
        UpdateExpression: 'SET packed = :broken',
        ExpressionAttributeValues: { ':broken': Buffer.from('broken') },
      }),
    )
    for (let sent = 0; sent < 20; sent++) await Promise.all([submit(survey.id), submit(other.id)])
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
    const aside: unknown[] = []
    await deliver(await newChanges(), countAsFunction, { pause: 0, onFailure: (failed) => aside.push(...failed) })
    expect(aside).toMatchObject([{ eventName: 'MODIFY', dynamodb: { Keys: { pk: { S: shard.pk }, sk: { S: shard.sk } } } }])
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ event: 'uncounted', survey: survey.id }))
    logged.mockRestore()
    expect([(await resultsOf(survey.id)).total, (await resultsOf(other.id)).total]).toEqual([21, 20])
  })
})

const many = (names: number): Counts => {
  const counts: Counts = new Map()
  for (let at = 0; at < names; at++) add(counts, [`choice q${Math.imul(at, 2654435761) >>> 0} ${Math.imul(at, 40503) >>> 0}${at}`])
  return counts
}

describe('counts that are larger than an item', () => {
  it('are kept in parts, all of one writing, and go back to one item', async () => {
    const { id } = await createSurvey(admin)
    const large = many(60_000)
    expect(await writeSurveyCounts(id, { counts: large, applied: { 3: '7' } }, null)).toBe(true)
    const kept = (await readSurveyCounts(id, { consistent: true }))!
    expect(kept.parts).toBeGreaterThan(1)
    expect(kept.applied).toEqual({ 3: '7' })
    expect(kept.counts).toEqual(large)
    expect(await writeSurveyCounts(id, { counts: large, applied: {} }, null)).toBe(false)

    for (let sent = 0; sent < 2; sent++) await submit(id)
    await drainStream()
    const larger = (await readSurveyCounts(id, { consistent: true }))!
    expect(larger.counts.get('total')).toBe(2)
    await withFunction('countResponses', () => writeSurveyCounts(id, { counts: many(5), applied: {} }, larger))
    expect(await readSurveyCounts(id, { consistent: true })).toMatchObject({ parts: 1, revision: 3 })
  })
})
