import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { key } from '#functions/data/keys.ts'
import { giveBackSeats, isFull, openSeat, readSeats } from '#functions/data/seats.ts'
import { handler as runJob } from '#functions/jobs/runJob.ts'
import { documents } from '#functions/platform/aws.ts'
import { limits } from '#shared/limits.ts'
import { callRoute } from '../../../support/api/callRoute.ts'
import { buildMember } from '../../../support/api/people.ts'
import {
  adult,
  countSeats,
  minor,
  ownSeats,
  saveSurvey,
  send,
  sendMany,
  storeAnswered,
  taken,
  withdraw,
} from '../../../support/api/seats.ts'

const { admin, background, limited, importOne, seatsShown } = ownSeats()

describe('a limit that is set later', () => {
  it('applies at once if there are no responses, and none can be in progress', async () => {
    const id = await limited(null, { is_active: false })
    expect((await saveSurvey(admin, id, { response_limit: 1, is_active: true })).seats).toEqual({ taken: 0 })
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
      new UpdateCommand({ TableName: process.env.TABLE, Key: unknown, UpdateExpression: 'REMOVE #source', ExpressionAttributeNames: { '#source': 'source' } }), // oxfmt-ignore
    )
    expect((await saveSurvey(admin, id, { response_limit: 4 })).seats).toEqual({ taken: null })
    await countSeats(background)
    expect(await seatsShown(id)).toEqual({ taken: 3 })
    expect((await send(id)).status).toBe(201)
    expect((await send(id)).body.code).toBe('survey.full')
  })

  it.each([
    ['open', {}],
    ['closed a moment ago', { closes_at: new Date(Date.now() - 5000).toISOString() }],
  ])('counts responses in progress in a survey without responses that is %s', async (_, state) => {
    const id = await limited(null, state)
    expect((await saveSurvey(admin, id, { response_limit: 1, closes_at: null })).seats).toEqual({ taken: null })
    await storeAnswered(id)
    await countSeats(background)
    expect((await send(id)).body.code).toBe('survey.full')
  })

  it('counts responses in progress in a survey that the previous save closed', async () => {
    const id = await limited(null)
    await saveSurvey(admin, id, { is_active: false })
    expect((await saveSurvey(admin, id, { response_limit: 1 })).seats).toEqual({ taken: null })
  })

  it('counts half a minute after the save, with what submits stored that knew of no limit', async () => {
    const id = await limited(null)
    await sendMany(id, 1)
    await saveSurvey(admin, id, { response_limit: 3 })
    jest.replaceProperty(limits, 'seatSeconds', 2 as never)
    const counting = runJob(background.calls[0]!.event as { job: string }, { getRemainingTimeInMillis: () => 900_000 })
    await storeAnswered(id)
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

  it('starts a new count each time it is set, without the count of the previous limit', async () => {
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

  it('is counted again by the next save if the first count did not finish', async () => {
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
