import { randomUUID } from 'node:crypto'
import { callRoute, type Input } from '../support/api/callRoute.ts'
import { buildMember, ownAdmin, type Person } from '../support/api/people.ts'
import { ownSurvey } from '../support/api/createSurvey.ts'
import { soundTable } from '../support/api/ownTable.ts'

soundTable()

const admin = ownAdmin()
const survey = ownSurvey(admin)

const submit = (answers: unknown, more: Input & { id?: string; demographics?: object } = {}) => {
  const { id = survey.id, demographics = {}, ...input } = more
  return callRoute('submitResponse', { body: { survey_id: id, answers, demographics }, ...input })
}
const read = (id: string, as: Person | null = null) => callRoute('getResponse', { params: { id }, as })
const change = (id: string, answers: unknown, input: Input = {}) =>
  callRoute('updateResponse', { params: { id }, body: { answers, demographics: {} }, ...input })
const claim = (id: string, as: Person) => callRoute('claimResponse', { body: { response_id: id }, as })
const mine = (as: Person, id = survey.id) => callRoute('getMyResponse', { query: { survey_id: id }, as })
const short = [
  { question_id: 'name', value: 'Herald' },
  { question_id: 'doubt', value: 'No' },
]

const keyed = (key: string, answers: unknown = short, as: Person | null = null) =>
  submit(answers, { headers: { 'idempotency-key': key }, as })

describe('Idempotency-Key', () => {
  it('creates one response from ten concurrent attempts', async () => {
    const key = randomUUID()
    const tries = await Promise.all(Array.from({ length: 10 }, () => keyed(key)))
    expect(new Set(tries.map(({ body }) => body.id)).size).toBe(1)
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(9)
  })

  it('answers 422 to the same key with other content', async () => {
    const key = randomUUID()
    await keyed(key)
    expect(await keyed(key, [{ question_id: 'name', value: 'Other' }])).toMatchObject({
      status: 422,
      body: { code: 'idempotency.other_content' },
    })
  })

  it('finds the response again after it was changed', async () => {
    const key = randomUUID()
    const { body } = await keyed(key)
    await change(body.id, [{ question_id: 'name', value: 'Changed' }])
    expect((await keyed(key)).body).toMatchObject({ id: body.id, answers: [{ question_id: 'name', value: 'Changed' }] })
  })

  it('shows a guest nothing of a response that was claimed since', async () => {
    const key = randomUUID()
    const { body } = await keyed(key)
    await claim(body.id, await buildMember())
    expect((await keyed(key)).status).toBe(404)
  })

  it('works for a member too', async () => {
    const member = await buildMember()
    const key = randomUUID()
    const [first, second] = [await keyed(key, short, member), await keyed(key, short, member)]
    expect([first.status, second.status, second.body.id]).toEqual([201, 200, first.body.id])
  })

  it.each(['short', 'x'.repeat(129)])('takes 16 to 128 characters, not %s', async (key) => {
    expect(await keyed(key)).toMatchObject({ status: 422, body: { code: 'idempotency.key_length' } })
  })
})

describe('a member', () => {
  it('has one response to a survey: a second submit changes it and answers 200', async () => {
    const member = await buildMember()
    expect(await mine(member)).toMatchObject({ status: 404, body: { code: 'response.none' } })
    const first = await submit(short, { as: member })
    const second = await submit([{ question_id: 'name', value: 'Other' }], { as: member })
    expect([first.status, second.status, second.body.id]).toEqual([201, 200, first.body.id])
    expect((await mine(member)).body).toMatchObject({ id: first.body.id, version: 2, answers: [{ question_id: 'name', value: 'Other' }] })
  })

  it('has one response after ten submits at once', async () => {
    const member = await buildMember()
    const tries = await Promise.all(Array.from({ length: 10 }, () => submit(short, { as: member })))
    expect(new Set(tries.map(({ body }) => body.id)).size).toBe(1)
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  it('is the only one who reads and changes it, but for an admin who reads it', async () => {
    const [owner, other] = [await buildMember(), await buildMember()]
    const { body } = await submit(short, { as: owner })
    for (const caller of [null, other]) {
      expect(await read(body.id, caller)).toMatchObject({ status: 404, body: { code: 'response.not_found' } })
      expect((await change(body.id, short, { as: caller })).status).toBe(404)
    }
    expect((await read(body.id, admin)).status).toBe(200)
    expect((await change(body.id, short, { as: admin })).status).toBe(404)
    expect((await change(body.id, short, { as: owner })).status).toBe(200)
  })
})

describe('claimResponse', () => {
  it('gives a guest response to a person, once and for good', async () => {
    const [owner, other] = [await buildMember(), await buildMember()]
    const { body } = await submit(short)
    expect(await claim(body.id, owner)).toMatchObject({ status: 200, body: { id: body.id, answers: short } })
    expect((await claim(body.id, owner)).status).toBe(200)
    expect((await claim(body.id, other)).status).toBe(404)
    expect((await mine(owner)).body.id).toBe(body.id)
    expect((await read(body.id)).status).toBe(404)
  })

  it('has one owner after 50 claims at once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => buildMember()))
    const { body } = await submit(short)
    const claims = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => ({ at: at % 5, status: (await claim(body.id, people[at % 5]!)).status })),
    )
    const owners = new Set(claims.filter(({ status }) => status === 200).map(({ at }) => at))
    expect(owners.size).toBe(1)
    expect(claims.filter(({ at }) => !owners.has(at)).every(({ status }) => status === 404)).toBe(true)
    const readers = await Promise.all(people.map((person) => read(body.id, person)))
    expect(readers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('answers 409 to a user who has one already, and loses neither', async () => {
    const member = await buildMember()
    const own = await submit(short, { as: member })
    const guest = await submit([{ question_id: 'name', value: 'Guest' }])
    expect(await claim(guest.body.id, member)).toMatchObject({ status: 409, body: { code: 'response.already_answered' } })
    expect((await mine(member)).body.id).toBe(own.body.id)
    expect((await read(guest.body.id)).body.answers).toEqual(guest.body.answers)
  })

  it.each(['', 'x', 'S0000000000000000-00000000000000000000000000000000', 'USER#1', '__proto__'])('answers 404 to %j', async (id) => {
    expect((await claim(id, await buildMember())).status).toBe(404)
  })
})
