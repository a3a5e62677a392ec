import { randomUUID } from 'node:crypto'
import { countSeated } from '#functions/data/responses/countSeated.ts'
import { responseIdFromKey } from '#functions/data/ids.ts'
import { isFull, takeSeat } from '#functions/data/seats.ts'
import { limits } from '#shared/limits.ts'
import { frozenAt } from '../../../support/api/frozenTime.ts'
import { callRoute } from '../../../support/api/callRoute.ts'
import { buildMember } from '../../../support/api/people.ts'
import { adult, minor, ownSeats, saveSurvey, send, sendMany, storeAnswered, taken, withdraw } from '../../../support/api/seats.ts'
import { endingSurvey } from '../../../support/fixtures/endingSurvey.ts'

const { admin, background, limited, importOne, seatsShown } = ownSeats()
const stateOf = async (name: 'listSurveys' | 'listPublicSurveys', id: string) =>
  (await callRoute(name, { as: admin })).body.find((row: { id: string }) => row.id === id).state

describe('a survey with a limit', () => {
  it('accepts that many responses, and refuses the next with 409', async () => {
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

  it('has a retry come again whose first call took one of the last seats and did not store it yet, and refuses others', async () => {
    const id = await limited(2)
    const [key, other] = [randomUUID(), randomUUID()]
    for (const each of [key, other]) await takeSeat(id, 2, responseIdFromKey(id, each))
    for (const each of [key, other]) {
      const { status, body, headers } = await send(id, { key: each })
      expect([status, body.code, Number(headers['retry-after'])]).toEqual([503, 'survey.counting', expect.any(Number)])
    }
    expect((await send(id, { key: randomUUID() })).body.code).toBe('survey.full')
    expect((await send(id)).body.code).toBe('survey.full')
    const later = Date.now() + limits.seatSeconds * 1000 // that call has ended
    expect((await frozenAt(later, () => send(id, { key, sourceIp: '192.0.2.9' }))).body.code).toBe('survey.full')
  })

  it('answers retries that pass each other on the last seat with the one response, or has them come again', async () => {
    const id = await limited(1)
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 4 }, () => send(id, { key })))
    expect(new Set(replies.map(({ body }) => body.id ?? body.code)).difference(new Set(['survey.counting'])).size).toBe(1)
    expect(replies.map(({ status }) => status)).not.toContain(409)
    expect((await send(id, { key })).status).toBe(200)
  })

  it('judges a wrong value of the link after its state, as every answer', async () => {
    const id = await limited(1, { link_fields: [{ name: 'pid' }] })
    const wrong = { body: { survey_id: id, answers: adult, demographics: {}, link: { pid: 7 } } }
    expect((await callRoute('submitResponse', wrong)).body.errors).toMatchObject([{ path: 'link.pid', code: 'wrong_type' }])
    await send(id)
    expect((await callRoute('submitResponse', wrong)).body.code).toBe('survey.full')
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
    const file = { id: `F${'0'.repeat(32)}`, question_id: 'age' }
    const refused = storeAnswered(id, { files: [file], seat: { limit: 1, full: new Error('full') } })
    await expect(refused).rejects.toMatchObject({ status: 422 })
    expect(await taken(id)).toBe(0)
  })

  it('takes no seat for an invalid, screened out or imported response', async () => {
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

  it('is full if the limit is set below the taken seats, and another number needs no count', async () => {
    const id = await limited(5)
    await sendMany(id, 3)
    await saveSurvey(admin, id, { response_limit: 2 })
    expect((await send(id)).body.code).toBe('survey.full')
    expect((await saveSurvey(admin, id, { response_limit: 4 })).seats).toEqual({ taken: 3 })
    expect((await send(id)).status).toBe(201)
    expect((await send(id)).body.code).toBe('survey.full')
    expect(background.calls).toEqual([])
  })

  it('shows only admins how many seats are taken', async () => {
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

  it('is refused before invalid answers, before members only, and even if it would be screened out; a change is not', async () => {
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
