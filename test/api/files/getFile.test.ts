import { fileSurvey, sendFile } from '../../support/api/answerFile.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { soundTable } from '../../support/api/ownTable.ts'
import { beforeTests, buildMember, ownAdmin, ownMember, type Person } from '../../support/api/people.ts'

soundTable()

const admin = ownAdmin()
const member = ownMember()
const survey = beforeTests(() => fileSurvey(admin))

const send = (as: Person | null = null) => sendFile({ survey_id: survey.id, as, name: '현장 사진.txt' })
const body = (proof: unknown, id = survey.id) => ({ survey_id: id, answers: [{ question_id: 'proof', value: proof }], demographics: {} })
const submit = (proof: unknown, { as = null }: { as?: Person | null } = {}) => callRoute('submitResponse', { body: body(proof), as })
const get = (id: string, response?: string, as: Person | null = null, headers = {}) =>
  callRoute('getFile', { params: { id }, query: response === undefined ? {} : { response }, as, headers })
const missing = { status: 404, body: { code: 'file.not_found' } }

describe('getFile', () => {
  it('sends a caller who names a guest’s response to its file, for five minutes, as a download under its name', async () => {
    const file = await send()
    const { id } = (await submit(file)).body as { id: string }
    const { status, headers } = await get(file.id, id)
    expect([status, headers['cache-control']]).toEqual([302, 'no-store'])
    const url = new URL(headers.location as string)
    expect([url.pathname.endsWith(`/answers/${file.id}`), url.searchParams.get('X-Amz-Expires')]).toEqual([true, '300'])
    const answer = await fetch(url)
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['text/plain', 'Seen'])
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="__ __.txt"; filename*=UTF-8''%ED%98%84%EC%9E%A5%20%EC%82%AC%EC%A7%84.txt`,
    )
  })

  it('returns the address to a page, which can only send its token by a call', async () => {
    const person = await buildMember()
    const file = await send(person)
    await submit(file, { as: person })
    const { status, body } = await get(file.id, undefined, person, { accept: 'application/json' })
    expect(status).toBe(200)
    expect(await (await fetch(body.url as string)).text()).toBe('Seen')
  })

  it('is for the owner of the response and for admins', async () => {
    const person = await buildMember()
    const file = await send(person)
    const { id } = (await submit(file, { as: person })).body as { id: string }
    const tries = [get(file.id, id, person), get(file.id, undefined, person), get(file.id, id, admin), get(file.id, undefined, admin)]
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([302, 302, 302, 302])
    for (const refused of [get(file.id, id), get(file.id), get(file.id, id, member)]) expect(await refused).toMatchObject(missing)
  })

  it('refuses a caller who names no response of a guest, or another one', async () => {
    const file = await send()
    const { id } = (await submit(file)).body as { id: string }
    const other = (await submit(await send())).body as { id: string }
    for (const named of [undefined, '', other.id, `${id}0`]) expect(await get(file.id, named)).toMatchObject(missing)
    await callRoute('claimResponse', { body: { response_id: id }, as: await buildMember() })
    expect(await get(file.id, id)).toMatchObject(missing)
  })

  it('is only for the member who sent it before it is attached, and for no guest', async () => {
    const [own, guests] = [await send(member), await send()]
    const { status, headers } = await get(own.id, undefined, member)
    expect([status, new URL(headers.location as string).pathname.endsWith(`/answers/${own.id}`)]).toEqual([302, true])
    for (const refused of [get(own.id), get(own.id, undefined, admin), get(guests.id), get(guests.id, undefined, member)])
      expect(await refused).toMatchObject(missing)
  })

  it('is good for files of a survey that has closed since', async () => {
    const own = await fileSurvey(admin)
    const file = await sendFile({ survey_id: own.id })
    const { id } = (await callRoute('submitResponse', { body: body(file, own.id) })).body as { id: string }
    await callRoute('updateSurvey', { params: { id: own.id }, body: { ...own, is_active: false }, as: admin })
    expect((await get(file.id, id)).status).toBe(302)
    expect(await callRoute('submitResponse', { body: body(file, own.id) })).toMatchObject({ status: 409, body: { code: 'survey.closed' } })
  })

  it('knows no other id and no other purpose', async () => {
    const avatar = await callRoute('presignFile', {
      body: { filename: 'a.png', content_type: 'image/png', size: 4, purpose: 'avatar' },
      as: member,
    })
    for (const id of [avatar.body.id as string, 'F#', '../answers', 'F'.padEnd(33, '0')])
      expect(await get(id, undefined, admin)).toMatchObject(missing)
  })
})
