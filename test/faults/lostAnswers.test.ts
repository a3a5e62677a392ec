import { randomUUID } from 'node:crypto'
import { createInquiry } from '#functions/data/inquiries.ts'
import { newInquiryId } from '#functions/data/ids.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { fault, faultsMet, withFaults } from '../support/faults.ts'
import { buildAdmin, buildMember } from '../support/api/people.ts'

withFaults()

const inquiry = { name: 'Mina Seo', email: 'mina@example.com', phone: '', org: '', note: 'When is the next lecture?' }
/** The first try of such a call is done, and its answer is lost on the way; the SDK sends it again. */
const loseAnswers = (operation: string) => fault('dynamodb', { kind: 'resetAfter', operations: [operation], tries: 1 })

describe('a write whose answer was lost on the way', () => {
  it('is a new inquiry all the same, of which the admins are told', async () => {
    const id = newInquiryId(randomUUID())
    await loseAnswers('PutItem')
    expect(await createInquiry(id, inquiry)).toBe(true)
    expect(await faultsMet('dynamodb')).toBe(1)
    expect(await createInquiry(id, inquiry)).toBe(false) // somebody's own second call is told from it
  })

  it('is the end of an inquiry, and not told as if there had been none', async () => {
    const admin = await buildAdmin()
    const { body } = await callRoute('sendInquiry', { body: inquiry })
    const params = { id: body.id as string }
    await loseAnswers('DeleteItem')
    expect((await callRoute('deleteInquiry', { as: admin, params })).status).toBe(204)
  })
})

it('another password that is stored is answered, though the wrong tries before it cannot be forgotten', async () => {
  const [admin, member] = [await buildAdmin(), await buildMember()]
  const { body } = await callRoute('issueResetLink', { as: admin, params: { id: member.id } })
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  await fault('dynamodb', { kind: 'error', operations: ['DeleteItem', 'PutItem'] })
  const ticket = body.url.split('#reset=')[1]
  expect((await callRoute('resetPassword', { body: { ticket, password: 'another quiet lake' } })).status).toBe(200)
  expect(await faultsMet('dynamodb')).toBeGreaterThan(0)
  const isLogged = error.mock.calls.some(([line]) => (line as { event: string }).event === 'aftermath')
  expect(isLogged || Boolean(process.env['REHEARSED_API'])).toBe(true) // a rehearsal's functions log elsewhere
})
