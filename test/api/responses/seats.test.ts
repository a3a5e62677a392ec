import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { key } from '#functions/data/keys.ts'
import { newResponseId } from '#functions/data/ids.ts'
import { countSeated } from '#functions/data/responses/countSeated.ts'
import { storeNewResponse } from '#functions/data/responses/saveResponse.ts'
import { giveBackSeats, isFull, openSeat, readSeats, takeSeat } from '#functions/data/seats.ts'
import { handler as runJob } from '#functions/jobs/runJob.ts'
import { documents } from '#functions/platform/aws.ts'
import { limits } from '#shared/limits.ts'
import { recountSeats } from '#functions/streams/recountSeats.ts'
import { emulatedStreams } from '../../../scripts/local/dataFolder/streamsApi.ts'
import { recountSurveys } from '../../../scripts/ops/recount/recountSurveys.ts'
import { ownBackground } from '../../support/api/background.ts'
import { callRoute, type Caller } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember, ownAdmin } from '../../support/api/people.ts'
import { countSeats, saveSurvey } from '../../support/api/seats.ts'
import { endingSurvey } from '../../support/fixtures/endingSurvey.ts'
import type { SurveyInput } from '../../support/fixtures/sampleSurvey.ts'

ownTable()
const background = ownBackground()
const admin = ownAdmin()
beforeEach(() => {
  background.isHeld = true
  background.calls.length = 0
})
afterEach(() => jest.restoreAllMocks())

const adult = [
  { question_id: 'age', value: 34 },
  { question_id: 'trade', value: 'Baker' },
]
const minor = [{ question_id: 'age', value: 12 }]

const limited = async (response_limit: number | null, more: Partial<SurveyInput> = {}): Promise<string> =>
  (await createSurvey(admin, { ...endingSurvey, slug: `limited-${randomUUID()}`, response_limit, ...more })).id

type Sent = { as?: Caller; key?: string; answers?: object[]; sourceIp?: string }
const send = (survey_id: string, { as = null, key, answers = adult, sourceIp = '192.0.2.1' }: Sent = {}) =>
  callRoute('submitResponse', {
    as,
    sourceIp,
    headers: key ? { 'idempotency-key': key } : {},
    body: { survey_id, answers, demographics: {} },
  })
const sendMany = async (id: string, count: number) => {
  const ids: string[] = []
  for (let sent = 0; sent < count; sent++) ids.push((await send(id)).body.id as string)
  return ids
}
const importOne = async (id: string, given: string) => {
  const body = { responses: [{ key: given, answers: adult }] }
  return (await callRoute('importResponses', { as: admin, params: { id }, body })).body.responses[0].id as string
}
const withdraw = (id: string, as: Caller = null) => callRoute('deleteResponse', { params: { id }, as })
const taken = async (id: string) => (await readSeats(id))?.taken
const stateOf = async (name: 'listSurveys' | 'listPublicSurveys', id: string) =>
  (await callRoute(name, { as: admin })).body.find((row: { id: string }) => row.id === id).state
const seatsShown = async (id: string, as: Caller = admin) => (await callRoute('getSurvey', { as, params: { id } })).body.seats

const notAgain = () => Promise.reject(new Error('The answers were checked again.'))

/** A full survey of two, with a seat for one of its responses alone, as a restore leaves it that brought the other back. */
const withoutSeat = async () => {
  const id = await limited(2)
  const [gone] = await sendMany(id, 2)
  const Item = (await documents().send(new GetCommand({ TableName: process.env.TABLE, Key: key.response(id, gone!) }))).Item
  await withdraw(gone!)
  await documents().send(new PutCommand({ TableName: process.env.TABLE, Item }))
  expect(await taken(id)).toBe(1)
  return id
}

describe('a survey with a limit', () => {
  it('takes as many responses as it says, and refuses the next with 409', async () => {
    const id = await limited(2)
    expect((await sendMany(id, 2)).every(Boolean)).toBe(true)
    const { status, body } = await send(id)
    expect([status, body]).toEqual([409, { code: 'survey.full', detail: 'This survey has all the responses it takes.', next: null }])
    expect(await taken(id)).toBe(2)
    expect(await isFull({ id, response_limit: 2 })).toBe(true)
  })

  it('takes no more from many who submit at once, from ten addresses', async () => {
    const id = await limited(20)
    const submits = Array.from({ length: 60 }, (_, at) => send(id, { key: randomUUID(), sourceIp: `192.0.2.${at % 10}` }))
    const statuses = (await Promise.all(submits)).map(({ status }) => status)
    expect([201, 409].map((code) => statuses.filter((status) => status === code).length)).toEqual([20, 40])
    expect([await taken(id), await countSeated(id)]).toEqual([20, 20])
  })

  it('answers a retry of a stored response when it is full, and takes one seat for it', async () => {
    const id = await limited(1)
    const key = randomUUID()
    const first = await send(id, { key })
    const again = await send(id, { key })
    expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id])
    expect((await send(id, { key, answers: [{ question_id: 'age', value: 35 }, adult[1]!] })).body.code).toBe('idempotency.other_content')
    expect(await taken(id)).toBe(1)
  })

  it('takes one seat for a response that is sent twice at the same moment', async () => {
    const id = await limited(5)
    const key = randomUUID()
    const replies = await Promise.all([send(id, { key }), send(id, { key }), send(id, { key })])
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
    expect(await taken(id)).toBe(1)
  })

  it('takes a second submit of a signed-in person as a change, full or not, also at the same moment', async () => {
    const id = await limited(1)
    const member = await buildMember()
    const replies = await Promise.all([send(id, { as: member }), send(id, { as: member })])
    expect(replies.map(({ status }) => status)).toContain(201)
    expect((await send(id, { as: member })).status).toBe(200)
    expect(await taken(id)).toBe(1)
  })

  it('gives the seat back of a submit that is refused after it was taken', async () => {
    const id = await limited(1)
    const gone = newResponseId(id)
    const submission = { id: gone, source: 'sent' as const, surveyId: id, owner: null, request: undefined, packedLimit: limits.itemBytes }
    const answered = { answers: [], demographics: {}, language: null, survey_version: 1 }
    const file = { id: `F${'0'.repeat(32)}`, question_id: 'age' }
    const seat = { limit: 1, full: new Error('full') }
    const refused = storeNewResponse(submission, { answered, files: [file], seat } as never, notAgain)
    await expect(refused).rejects.toMatchObject({ status: 422 })
    expect(await taken(id)).toBe(0)
  })

  it('takes no seat for what is invalid, screened out or imported', async () => {
    const id = await limited(3)
    expect((await send(id, { answers: [{ question_id: 'age', value: 'old' }] })).status).toBe(422)
    expect((await send(id, { answers: minor })).body.state).toBe('screened')
    await importOne(id, 'takes-no-seat-at-all')
    expect(await taken(id)).toBe(0)
  })

  it('gives the seat back of a response that is withdrawn, once, and none of one that took none', async () => {
    const id = await limited(2)
    const [first] = await sendMany(id, 2)
    const screened = (await send(await limited(2), { answers: minor })).body.id as string
    expect((await withdraw(first!)).status).toBe(204)
    expect((await withdraw(first!)).status).toBe(204)
    expect(await taken(id)).toBe(1)
    expect((await send(id)).status).toBe(201)
    await withdraw(await importOne(id, 'imported-and-deleted'), admin)
    await withdraw(screened)
    expect(await taken(id)).toBe(2)
  })

  it('gives back as many seats as a deletion by filter deleted that had one', async () => {
    const id = await limited(4)
    await sendMany(id, 3)
    await send(id, { answers: minor })
    await importOne(id, 'imported-to-be-deleted')
    background.isHeld = false
    await callRoute('deleteResponses', { as: admin, params: { id }, body: { where: [], all: true, count: 5 } })
    await background.idle()
    expect(await taken(id)).toBe(0)
  })

  it('keeps the seats of a person whose account is deleted, and of a response that is claimed or changed', async () => {
    const id = await limited(3)
    const [member, other] = [await buildMember(), await buildMember()]
    await send(id, { as: member })
    const guests = (await send(id)).body.id as string
    await callRoute('claimResponse', { as: other, body: { response_id: guests } })
    await callRoute('updateResponse', { as: other, params: { id: guests }, body: { answers: adult, demographics: {} } })
    expect((await callRoute('deleteProfile', { as: member, body: { password: member.password } })).status).toBe(204)
    expect(await taken(id)).toBe(2)
  })

  it('is full where the limit is set below what is taken, and another number needs no count', async () => {
    const id = await limited(5)
    await sendMany(id, 3)
    await saveSurvey(admin, id, { response_limit: 2 })
    expect((await send(id)).body.code).toBe('survey.full')
    expect((await saveSurvey(admin, id, { response_limit: 4 })).seats).toEqual({ taken: 3 })
    expect((await send(id)).status).toBe(201)
    expect((await send(id)).body.code).toBe('survey.full')
    expect(background.calls).toEqual([])
  })

  it('shows admins alone how many seats are taken', async () => {
    const id = await limited(5)
    await sendMany(id, 2)
    expect(await seatsShown(id)).toEqual({ taken: 2 })
    expect(await seatsShown(id, null)).toBeUndefined()
    expect(await seatsShown(await limited(null))).toBeUndefined()
  })
})

describe('a full survey', () => {
  it('is shown as such, without its questions, until a response is withdrawn', async () => {
    const id = await limited(1)
    const shown = async () => (await callRoute('getSurvey', { params: { id } })).body
    expect([(await shown()).state, await stateOf('listSurveys', id), await stateOf('listPublicSurveys', id)]).toEqual([
      'open',
      'open',
      'open',
    ])
    const [only] = await sendMany(id, 1)
    expect(await shown()).toMatchObject({ state: 'full', sections: [] })
    expect([await stateOf('listSurveys', id), await stateOf('listPublicSurveys', id)]).toEqual(['full', 'full'])
    await withdraw(only!)
    expect((await shown()).state).toBe('open')
  })

  it('is refused before what is wrong with the answers, before members, and to who would be screened out; not for a change', async () => {
    const id = await limited(1, { answering: 'members' })
    const member = await buildMember()
    const { body } = await send(id, { as: member })
    const invalid = [{ question_id: 'age', value: 'old' }]
    for (const answers of [adult, invalid, minor]) expect((await send(id, { answers })).body.code).toBe('survey.full')
    expect((await send(id, { as: member })).status).toBe(200)
    expect((await send(id, { as: member, answers: invalid })).status).toBe(422)
    const change = { as: member, params: { id: body.id as string }, body: { answers: adult, demographics: {} } }
    expect((await callRoute('updateResponse', change)).status).toBe(200)
  })

  it('takes a file of a response that the caller may change, and no other', async () => {
    const sections = [...endingSurvey.sections, { id: 'files', questions: [{ id: 'file', type: 'file_upload' as const }] }]
    const id = await limited(2, { sections })
    const screened = (await send(id, { answers: minor })).body.id as string
    const [own] = await sendMany(id, 1)
    const members = (await send(id, { as: await buildMember() })).body.id as string
    const presign = async (response?: string) => {
      const file = {
        filename: 'a.png',
        content_type: 'image/png',
        size: 1,
        purpose: 'answer',
        survey_id: id,
        question_id: 'file',
        response,
      }
      return (await callRoute('presignFile', { body: file })).body.code ?? 'presigned'
    }
    const elsewhere = (await sendMany(await limited(1), 1))[0]!
    expect(await presign(own)).toBe('presigned')
    for (const other of [undefined, members, screened, elsewhere, 'made-up']) expect(await presign(other)).toBe('survey.full')
  })

  it('sends on to the panel’s address', async () => {
    const id = await limited(1, { link_fields: [{ name: 'pid' }], panel: { full: 'https://panel.example/full?p={pid}' } })
    await sendMany(id, 1)
    const body = { survey_id: id, answers: adult, demographics: {}, link: { pid: '7&8' } }
    const reply = await callRoute('submitResponse', { body })
    expect([reply.status, reply.body.code, reply.body.next]).toEqual([409, 'survey.full', 'https://panel.example/full?p=7%268'])
  })
})

describe('a limit that is set later', () => {
  it('holds at once where there are no responses', async () => {
    const id = await limited(null)
    expect((await saveSurvey(admin, id, { response_limit: 1 })).seats).toEqual({ taken: 0 })
    expect((await send(id)).status).toBe(201)
    expect((await send(id)).status).toBe(409)
  })

  it('counts the responses first: all that were sent and are not screened out', async () => {
    const id = await limited(null)
    const [first] = await sendMany(id, 3)
    await send(id, { answers: minor })
    await importOne(id, 'is-not-in-the-base')
    const unknown = key.response(id, first!)
    await documents().send(
      new UpdateCommand({ TableName: process.env.TABLE, Key: unknown, UpdateExpression: 'REMOVE #source', ExpressionAttributeNames: { '#source': 'source' } }), // prettier-ignore
    )
    expect((await saveSurvey(admin, id, { response_limit: 4 })).seats).toEqual({ taken: null })
    await countSeats(background)
    expect(await seatsShown(id)).toEqual({ taken: 3 })
    expect((await send(id)).status).toBe(201)
    expect((await send(id)).body.code).toBe('survey.full')
  })

  it('counts half a minute after the save, with what submits stored that knew of no limit', async () => {
    const id = await limited(null)
    await sendMany(id, 1)
    await saveSurvey(admin, id, { response_limit: 3 })
    jest.replaceProperty(limits, 'seatSeconds', 2 as never)
    const counting = runJob(background.calls[0]!.event as { job: string }, { getRemainingTimeInMillis: () => 900_000 })
    const answered = { answers: [], demographics: {}, language: null, survey_version: 1 }
    const late = { id: newResponseId(id), source: 'sent' as const, surveyId: id, owner: null, request: undefined, packedLimit: 1e5 }
    await storeNewResponse(late, { answered, files: [] }, notAgain)
    expect(await seatsShown(id)).toEqual({ taken: null })
    await counting
    expect(await seatsShown(id)).toEqual({ taken: 2 })
  })

  it('refuses until then what needs a seat with 503 and Retry-After, and answers the rest as ever', async () => {
    const id = await limited(null)
    const [member, key] = [await buildMember(), randomUUID()]
    const first = await send(id, { key })
    await send(id, { as: member })
    await saveSurvey(admin, id, { response_limit: 9 })
    const { status, body, headers } = await send(id)
    expect([status, body.code, Number(headers['retry-after'])]).toEqual([503, 'survey.counting', expect.any(Number)])
    expect(await isFull({ id, response_limit: 9 })).toBe(false)
    expect((await send(id, { key })).status).toBe(200)
    expect((await send(id, { as: member })).status).toBe(200)
    expect((await send(id, { answers: minor })).status).toBe(201)
    const change = { params: { id: first.body.id as string }, body: { answers: adult, demographics: {} } }
    expect((await callRoute('updateResponse', change)).status).toBe(200)
    await countSeats(background)
    expect(await taken(id)).toBe(2)
  })

  it('lets a deletion move nothing until it is counted, nor after it', async () => {
    const id = await limited(null)
    const [first] = await sendMany(id, 3)
    await saveSurvey(admin, id, { response_limit: 9 })
    const seat = await openSeat(id)
    await withdraw(first!)
    expect([seat, (await readSeats(id))?.given]).toEqual([null, 0])
    await countSeats(background)
    expect(await taken(id)).toBe(2)
  })

  it('counts anew each time it is set, and not by what was counted for the limit before', async () => {
    const id = await limited(5)
    const [first] = await sendMany(id, 2)
    const before = (await openSeat(id))!
    await saveSurvey(admin, id, { response_limit: null })
    expect(await readSeats(id)).toBeNull()
    await sendMany(id, 1)
    await withdraw(first!)
    expect(await readSeats(id)).toBeNull()
    await saveSurvey(admin, id, { response_limit: 5 })
    const [held] = background.calls
    await saveSurvey(admin, id, { response_limit: null })
    await saveSurvey(admin, id, { response_limit: 5 })
    await countSeats({ ...background, calls: [held!] })
    expect(await seatsShown(id)).toEqual({ taken: null })
    background.calls.shift()
    await countSeats(background)
    await giveBackSeats(before)
    expect(await taken(id)).toBe(2)
  })

  it('is counted again by the next save where the first count did not come to its end', async () => {
    const id = await limited(null)
    await sendMany(id, 1)
    await saveSurvey(admin, id, { response_limit: 5 })
    background.calls.length = 0
    await saveSurvey(admin, id, { response_limit: 6 })
    expect(background.calls).toEqual([])
    jest.replaceProperty(limits, 'seatsCountedSeconds', 0)
    await after(2)
    await saveSurvey(admin, id, { response_limit: 6 })
    await countSeats(background)
    expect(await taken(id)).toBe(1)
  })
})

describe('the recount of seats', () => {
  beforeEach(() => {
    jest.replaceProperty(limits, 'seatRecountSeconds', 0.2 as never)
    jest.replaceProperty(limits, 'seatSeconds', 0.2 as never)
  })

  it('gives back the seats that no response has', async () => {
    const id = await limited(5)
    await sendMany(id, 2)
    for (let lost = 0; lost < 3; lost++) await takeSeat(id, 5) // by processes that were killed before they stored their response
    expect((await send(id)).body.code).toBe('survey.full')
    expect(await recountSeats(id)).toBe(3)
    expect(await taken(id)).toBe(2)
    expect(await recountSeats(id)).toBe(0)
  })

  it('gives back none that gets its response between the two counts', async () => {
    const id = await limited(5)
    const seat = await takeSeat(id, 5)
    const recount = recountSeats(id)
    await after(100)
    const answered = { answers: [], demographics: {}, language: null, survey_version: 1 }
    const late = { id: newResponseId(id), source: 'sent' as const, surveyId: id, owner: null, request: undefined, packedLimit: 1e5 }
    await storeNewResponse(late, { answered, files: [] }, notAgain)
    expect([seat, await recount, await taken(id)]).toEqual([expect.objectContaining({ surveyId: id }), 0, 1])
  })

  it('gives back none that another call gives back meanwhile', async () => {
    const id = await limited(5)
    const seat = (await takeSeat(id, 5)) as Exclude<Awaited<ReturnType<typeof takeSeat>>, string>
    const recount = recountSeats(id)
    await after(100)
    await giveBackSeats({ ...seat, at: Date.now() })
    expect([await recount, await taken(id)]).toEqual([0, 0])
  })

  it('leaves seats to submits that go on during both counts', async () => {
    const id = await limited(200)
    const busy = { isOver: false, sent: 0 }
    const submits = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (!busy.isOver) {
          await send(id)
          busy.sent += 1
        }
      }),
    )
    await takeSeat(id, 200)
    expect(await recountSeats(id)).toBeLessThanOrEqual(1)
    busy.isOver = true
    await submits
    await recountSeats(id)
    expect(await taken(id)).toBe(busy.sent)
  })

  it('is part of the command, which says how many seats it gave back', async () => {
    const id = await limited(5)
    await takeSeat(id, 5)
    const said: string[] = []
    await recountSurveys([id], emulatedStreams(process.env.AWS_ENDPOINT_URL_DYNAMODB!), (line) => void said.push(line))
    expect(said.at(-1)).toBe('  1 seat that no response has was given back.')
  })

  it.each([{ isAnew: true }, {}])(
    'counts all responses anew where there are more than seats, or where that is asked for: %j',
    async (options) => {
      const id = await withoutSeat()
      expect(await recountSeats(id, options)).toBe(0)
      expect(await taken(id)).toBe(2)
      expect((await send(id)).body.code).toBe('survey.full')
    },
  )

  it('counts the responses where the counter is missing', async () => {
    const id = await limited(null)
    await sendMany(id, 2)
    expect(await recountSeats(id)).toBe(0)
    expect(await taken(id)).toBe(2)
  })
})
