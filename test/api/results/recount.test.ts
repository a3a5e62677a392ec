import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { key } from '#functions/data/keys.ts'
import { readSurveyCounts, writeSurveyCounts } from '#functions/data/surveyCounts.ts'
import { tableName } from '#functions/data/table.ts'
import { documents } from '#functions/platform/aws.ts'
import { emulatedStreams } from '../../../scripts/local/dataFolder/streamsApi.ts'
import { TableStream } from '#functions/streams/tableStream.ts'
import { CountedResponses } from '#functions/streams/countedResponses.ts'
import { recountSurvey } from '#functions/streams/recountSurvey.ts'
import { recountSurveys } from '../../../scripts/ops/recount/recountSurveys.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { drainStream } from '../../support/api/drainStream.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'
import { wrongCounts } from '../../support/api/surveyTruth.ts'
import { someOf } from '../../support/everyWay.ts'

ownTable()

const admin = ownAdmin()

const ask = () => emulatedStreams(process.env.AWS_ENDPOINT_URL_DYNAMODB!)
const recount = async (id: string, options = {}) => recountSurvey(id, (await TableStream.of(process.env.TABLE!, ask()))!, options)

const submit = async (survey_id: string) => {
  const answers = [
    { question_id: 'name', value: 'Herald' },
    { question_id: 'doubt', value: 'No' },
  ]
  return (await callRoute('submitResponse', { body: { survey_id, answers, demographics: { job: 'Nurse' } } })).body.id as string
}

/** Makes kept counts wrong, as a change that was set aside leaves them. */
async function spoil(id: string) {
  const kept = (await readSurveyCounts(id, { consistent: true }))!
  kept.counts.set('total', kept.counts.get('total')! + 3).delete('day 2026-11-22')
  kept.counts.set('job Nurse', 1)
  await writeSurveyCounts(id, kept, kept)
}

/** A survey's entry in the list of surveys. */
async function listedCounts(id: string) {
  const { body } = await callRoute('listSurveys', { as: admin })
  const { responses, last_response_at } = body.find((row: { id: string }) => row.id === id)
  return { responses, last_response_at }
}

describe('counts that were kept before lists had totals', () => {
  it('are listed, and a recount stores their totals', async () => {
    const survey = await createSurvey(admin)
    for (let sent = 0; sent < 3; sent++) await submit(survey.id)
    await drainStream()
    const exact = await listedCounts(survey.id)
    expect(exact.responses).toBe(3)
    const Key = key.counts(survey.id)
    await documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key,
        UpdateExpression: 'REMOVE #total, last_response_at',
        ExpressionAttributeNames: { '#total': 'total' },
      }),
    )

    expect(await listedCounts(survey.id)).toEqual(exact)
    expect(await recount(survey.id)).toEqual({ total: 3, differences: [], unreadable: 0, wasKept: true })
    const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key }))
    expect(Item).toMatchObject({ total: 3, last_response_at: exact.last_response_at })
  })
})

const ends = (ids: string[]) => ids.map((id) => id.slice(-8))

describe('a recount', () => {
  it('finds exact counts exact, with responses that are not counted yet, and changes nothing', async () => {
    const survey = await createSurvey(admin)
    const gone = await submit(survey.id)
    await submit(survey.id)
    await drainStream()
    await submit(survey.id)
    await callRoute('deleteResponse', { params: { id: gone }, as: admin })
    const before = await readSurveyCounts(survey.id)
    expect(await recount(survey.id)).toEqual({ total: 2, differences: [], unreadable: 0, wasKept: true })
    expect(await readSurveyCounts(survey.id)).toEqual(before)
    await drainStream()
    expect(await wrongCounts(survey.id)).toEqual([])
  })

  it('recounts a survey’s responses and corrects its stored counts', async () => {
    const survey = await createSurvey(admin)
    for (let sent = 0; sent < 5; sent++) await submit(survey.id)
    await drainStream()
    await spoil(survey.id)
    await submit(survey.id)
    const { differences } = await recount(survey.id)
    expect(differences).toContainEqual({ name: 'total', kept: 9, counted: 6 })
    expect(differences).toContainEqual({ name: 'job Nurse', kept: 2, counted: 6 })
    expect(await wrongCounts(survey.id)).toEqual([])
    await drainStream()
    expect(await wrongCounts(survey.id)).toEqual([])
  })

  it('keeps only the moments of the newest responses, for any number of them, and counts deletions of others', async () => {
    const survey = await createSurvey(admin)
    const ids: string[] = []
    for (let sent = 0; sent < 70; sent++) ids.push(await submit(survey.id))
    const stream = (await TableStream.of(process.env.TABLE!, ask()))!
    const counted = new CountedResponses(survey.id, stream, { applied: {}, readApplied: async () => ({}), groupSize: 10 })
    await counted.readAll()
    const moments = () => [...counted.counts.keys()].filter((name) => name.startsWith('at '))
    expect(counted.counts.get('total')).toBe(70)
    expect(new Set(ends(moments()))).toEqual(new Set(ends(ids.slice(-50))))

    for (const id of [ids[0]!, ids[69]!]) await callRoute('deleteResponse', { params: { id }, as: admin })
    await drainStream()
    await counted.followTo((await readSurveyCounts(survey.id, { consistent: true }))!.applied)
    expect(counted.counts.get('total')).toBe(68)
    expect(new Set(ends(moments()))).toEqual(new Set(ends(ids.slice(20, 69))))
    expect(await recount(survey.id, { groupSize: 10 })).toMatchObject({ total: 68, differences: [], wasKept: true })

    // of the moments that it still knows, the last is deleted
    await Promise.all(ids.slice(20, 69).map((id) => callRoute('deleteResponse', { params: { id }, as: admin })))
    await drainStream()
    const { applied } = (await readSurveyCounts(survey.id, { consistent: true }))!
    await expect(counted.followTo(applied)).rejects.toThrow('Responses are deleted faster than they can be counted')
  })

  it('counts responses that were never counted', async () => {
    const survey = await createSurvey(admin)
    await Promise.all(Array.from({ length: 12 }, () => submit(survey.id)))
    const said: string[] = []
    expect(await recountSurveys([survey.id, 'S0000000000000000'], ask(), (words) => void said.push(words))).toBe(false)
    expect(said).toEqual([`${survey.id}: 12 responses; they were not counted before.`, 'S0000000000000000: there is no such survey.'])
    await drainStream()
    expect(await wrongCounts(survey.id)).toEqual([])
    expect((await readSurveyCounts(survey.id))!.revision).toBe(1)
  })

  it.each([
    ['at once', 10_000],
    ['in groups of two', 2],
  ])('is exact while responses are created, changed, deleted and counted, %s', async (_, groupSize) => {
    const survey = await createSurvey(admin)
    for (let sent = 0; sent < someOf(12, 40); sent++) await submit(survey.id)
    await drainStream()
    await spoil(survey.id)
    const recounting = new AbortController()
    const people = async () => {
      for (let sent = 0; sent < 60 && !recounting.signal.aborted; sent++) {
        const id = await submit(survey.id)
        await callRoute('updateResponse', { params: { id }, body: { answers: [{ question_id: 'name', value: 'x' }], demographics: {} } })
        if (id.endsWith('0') || id.endsWith('a')) await callRoute('deleteResponse', { params: { id }, as: admin })
      }
    }
    const counting = async () => {
      while (!recounting.signal.aborted) await drainStream()
    }
    const others = Promise.all([people(), people(), counting()])
    for (let round = 0; round < someOf(1, 3); round++) await recount(survey.id, { groupSize })
    recounting.abort()
    await others
    await drainStream()
    expect(await wrongCounts(survey.id)).toEqual([])
  })
})
