import { readSeats, takeSeat } from '#functions/data/seats.ts'
import { handler as recountChanged } from '#functions/streams/recountChanged.ts'
import { limits } from '#shared/limits.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { withFunction } from '../../support/api/iam.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'

ownTable()
const admin = ownAdmin()

const night = () => withFunction('recountChanged', () => recountChanged({}, { getRemainingTimeInMillis: () => 900_000 }))

it('the nightly recount gives back the seats that no response has, of each survey with a limit, and logs how many', async () => {
  jest.replaceProperty(limits, 'seatRecountSeconds', 0.2 as never)
  jest.replaceProperty(limits, 'seatSeconds', 0.2 as never)
  const { id } = await createSurvey(admin, { response_limit: 5 })
  await callRoute('submitResponse', { body: { survey_id: id, answers: [{ question_id: 'name', value: 'Herald' }], demographics: {} } })
  await takeSeat(id, 5) // by a process that was killed before it stored its response
  const spy = jest.spyOn(console, 'error').mockImplementation(() => {})
  await night()
  await night()
  expect(spy.mock.calls.map(([line]) => line as unknown)).toEqual([{ event: 'recounted', survey: id, seats: 1 }])
  expect((await readSeats(id))?.taken).toBe(1)
})
