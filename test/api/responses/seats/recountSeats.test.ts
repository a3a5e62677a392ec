import { setTimeout as after } from 'node:timers/promises'
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { key } from '#functions/data/keys.ts'
import { giveBackSeats, takeSeat } from '#functions/data/seats.ts'
import { documents } from '#functions/platform/aws.ts'
import { handler as recountChanged } from '#functions/streams/recountChanged.ts'
import { recountSeats } from '#functions/streams/recountSeats.ts'
import { limits } from '#shared/limits.ts'
import { emulatedStreams } from '../../../../scripts/local/dataFolder/streamsApi.ts'
import { recountSurveys } from '../../../../scripts/ops/recount/recountSurveys.ts'
import { withFunction } from '../../../support/api/iam.ts'
import { ownSeats, send, sendMany, storeAnswered, taken, withdraw } from '../../../support/api/seats.ts'

const { limited } = ownSeats()

/** A full survey of two responses with a seat for only one of them, as after a restore that brought the other back. */
const withoutSeat = async () => {
  const id = await limited(2)
  const [gone] = await sendMany(id, 2)
  const Item = (await documents().send(new GetCommand({ TableName: process.env.TABLE, Key: key.response(id, gone!) }))).Item
  await withdraw(gone!)
  await documents().send(new PutCommand({ TableName: process.env.TABLE, Item }))
  expect(await taken(id)).toBe(1)
  return id
}

const night = () => withFunction('recountChanged', () => recountChanged({}, { getRemainingTimeInMillis: () => 900_000 }))

describe('the recount of seats', () => {
  beforeEach(() => {
    jest.replaceProperty(limits, 'seatRecountSeconds', 0.2 as never)
    jest.replaceProperty(limits, 'seatSeconds', 0.2 as never)
  })

  it('gives back the seats that no response has', async () => {
    const id = await limited(5)
    await sendMany(id, 2)
    for (let lost = 0; lost < 3; lost++) await takeSeat(id, 5, 'lost') // by processes that were killed before they stored their response
    expect((await send(id)).body.code).toBe('survey.full')
    expect(await recountSeats(id)).toBe(3)
    expect(await taken(id)).toBe(2)
    expect(await recountSeats(id)).toBe(0)
  })

  it('gives back none that gets its response between the two counts', async () => {
    const id = await limited(5)
    const seat = await takeSeat(id, 5, 'lost')
    const recount = recountSeats(id)
    await after(100)
    await storeAnswered(id)
    expect([seat, await recount, await taken(id)]).toEqual([expect.objectContaining({ surveyId: id }), 0, 1])
  })

  it('gives back none that another call gives back meanwhile', async () => {
    const id = await limited(5)
    const seat = (await takeSeat(id, 5, 'lost')) as Exclude<Awaited<ReturnType<typeof takeSeat>>, string>
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
    await takeSeat(id, 200, 'lost')
    expect(await recountSeats(id)).toBeLessThanOrEqual(1)
    busy.isOver = true
    await submits
    await recountSeats(id)
    expect(await taken(id)).toBe(busy.sent)
  })

  it('is part of the command, which reports how many seats it gave back', async () => {
    const id = await limited(5)
    await takeSeat(id, 5, 'lost')
    const said: string[] = []
    await recountSurveys([id], emulatedStreams(process.env.AWS_ENDPOINT_URL_DYNAMODB!), (line) => void said.push(line))
    expect(said.at(-1)).toBe('  1 seat that no response has was given back.')
  })

  it.each([{ isForced: true }, {}])('recounts all responses if there are more than seats, or if forced: %j', async (options) => {
    const id = await withoutSeat()
    expect(await recountSeats(id, options)).toBe(0)
    expect(await taken(id)).toBe(2)
    expect((await send(id)).body.code).toBe('survey.full')
  })

  it('counts the responses where the counter is missing', async () => {
    const id = await limited(null)
    await sendMany(id, 2)
    expect(await recountSeats(id)).toBe(0)
    expect(await taken(id)).toBe(2)
  })

  it('is part of every night: it gives back the seats that no response has, of each survey with a limit, and logs how many', async () => {
    const id = await limited(5)
    await send(id)
    await takeSeat(id, 5, 'lost')
    const spy = jest.spyOn(console, 'error').mockImplementation(() => {})
    await night()
    await night()
    expect(spy.mock.calls.map(([line]) => line as unknown)).toEqual([{ event: 'recounted', survey: id, seats: 1 }])
    expect(await taken(id)).toBe(1)
  })
})
