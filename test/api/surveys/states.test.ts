import { readPage } from '#functions/page/readPage.ts'
import { sitemap } from '#functions/page/sitemap.ts'
import { callRoute as call } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { frozenAt } from '../../support/api/frozenTime.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember, ownAdmin, type Person } from '../../support/api/people.ts'

ownTable()

const admin = ownAdmin()
let calls = 0
/** Each from a network of its own, as the time of some calls is before that of earlier ones. */
const callRoute: typeof call = (name, input) => call(name, { sourceIp: `10.0.${calls >> 8}.${calls++ & 255}`, ...input })
const hour = 3_600_000
const opening = Date.now() + hour
const closing = opening + hour
const [opens_at, closes_at] = [opening, closing].map((time) => new Date(time).toISOString()) as [string, string]
const windowed = (more: object = {}) =>
  createSurvey(admin, {
    opens_at,
    closes_at,
    closed_text: '<p>Closed</p>',
    link_fields: [{ name: 'pid' }],
    panel: { full: 'https://panel.example/full' },
    ...more,
  })
const read = (id: string, as: Person | null = null, query = {}) => callRoute('getSurvey', { params: { id }, as, query })
const submit = (survey_id: string, as: Person | null = null) =>
  callRoute('submitResponse', { as, body: { survey_id, answers: [{ question_id: 'name', value: 'Busan' }], demographics: {} } })

const rowOf = (id: string, { body }: { body: unknown }) =>
  (body as { id: string; state: string; opens_at: string }[]).find((row) => row.id === id)!

describe('a survey with a window', () => {
  it('is open from its opening until before its closing, for readers and for submits', async () => {
    const { id } = await windowed()
    const at = (time: number) => frozenAt(time, async () => [(await read(id)).body.state, (await submit(id)).body.code ?? 'stored'])
    expect(await at(opening - 1)).toEqual(['not_yet', 'survey.not_yet'])
    expect(await at(opening)).toEqual(['open', 'stored'])
    expect(await at(closing - 1)).toEqual(['open', 'stored'])
    expect(await at(closing)).toEqual(['closed', 'survey.closed'])
  })

  it('shows no question while it is not open, and every other public field', async () => {
    const { id } = await windowed({ pools: [{ id: 'ab', show: 1 }], sections: [{ id: 's', pool: 'ab' }] })
    for (const time of [opening - 1, closing]) {
      const { body, headers } = await frozenAt(time, () => read(id))
      expect(body).toMatchObject({ title: 'Sample', opens_at, closes_at, closed_text: '<p>Closed</p>', link_fields: [{ name: 'pid' }] })
      expect([body.sections, body.branching, body.pools]).toEqual([[], [], []])
      expect(body).not.toHaveProperty('panel')
      expect(headers.etag).toBe(`"${id}-1-${body.state}"`)
    }
    expect((await frozenAt(opening, () => read(id))).body).not.toHaveProperty('panel')
  })

  it('has another ETag in each state, so that who saw it before it opened gets its questions', async () => {
    const { id } = await windowed()
    const before = await frozenAt(opening - 1, () => read(id))
    const asked = { params: { id }, headers: { 'if-none-match': before.headers.etag as string } }
    expect((await frozenAt(opening - 1, () => callRoute('getSurvey', asked))).status).toBe(304)
    const opened = await frozenAt(opening, () => callRoute('getSurvey', asked))
    expect([opened.status, opened.body.sections.length]).toEqual([200, 2])
  })

  it('shows a member the same as a guest, uncached', async () => {
    const { id } = await windowed()
    const member = await buildMember()
    for (const time of [opening - 1, opening, closing]) {
      const [own, guests] = await frozenAt(time, async () => [await read(id, member), await read(id)])
      expect(own.body).toEqual(guests.body)
      expect(own.headers['cache-control']).toBe('no-store')
    }
  })

  it('shows everything to admins, and to a caller who may read the named response, both uncached', async () => {
    const { id } = await windowed()
    const { body } = await frozenAt(opening, () => submit(id))
    await frozenAt(closing, async () => {
      const forAdmin = await read(id, admin)
      expect(forAdmin.body).toMatchObject({ state: 'closed', panel: { full: 'https://panel.example/full' } })
      const forHolder = await read(id, null, { response: body.id })
      for (const reply of [forAdmin, forHolder]) {
        expect(reply.body.sections).toHaveLength(2)
        expect(reply.headers['cache-control']).toBe('no-store')
      }
      expect(forHolder.body).not.toHaveProperty('panel')
    })
  })

  it.each([
    [121_000, 'public, max-age=15, s-maxage=60, stale-while-revalidate=60'],
    [120_999, 'public, max-age=15, s-maxage=60'],
    [59_999, 'public, max-age=15, s-maxage=59'],
    [9_999, 'public, max-age=9, s-maxage=9'],
    [1, 'public, max-age=0, s-maxage=0'],
  ])('is cached, %d ms before it changes, no longer than that', async (left, header) => {
    const { id } = await windowed()
    for (const time of [opening, closing])
      await frozenAt(time - left, async () => {
        expect((await read(id)).headers['cache-control']).toBe(header)
        expect((await callRoute('listPublicSurveys')).headers['cache-control']).toBe(header)
      })
  })

  it('is cached for a minute after it closed', async () => {
    const { id } = await windowed()
    const { headers } = await frozenAt(closing, () => read(id))
    expect(headers['cache-control']).toBe('public, max-age=15, s-maxage=60, stale-while-revalidate=60')
  })

  it('is in the lists with its state, and in the sitemap while it is open', async () => {
    const { id, slug } = await windowed()
    const at = (time: number) =>
      frozenAt(time, async () => {
        const [rows, own] = [await callRoute('listPublicSurveys'), await callRoute('listSurveys', { as: admin })]
        expect(rowOf(id, rows).opens_at).toBe(opens_at)
        const { xml, until } = await sitemap('https://prism.example')
        return [rowOf(id, rows).state, rowOf(id, own).state, xml.includes(slug), until]
      })
    expect(await at(opening - 1)).toEqual(['not_yet', 'not_yet', false, opening])
    expect(await at(opening)).toEqual(['open', 'open', true, closing])
    expect(await at(closing)).toEqual(['closed', 'closed', false, Infinity])
  })

  it('has a page in every state, which search engines may list until it closes, for as long as the state lasts', async () => {
    const { slug } = await windowed()
    const at = (time: number) => frozenAt(time, async () => (await readPage(`/survey/${slug}`, 'en'))!)
    expect(await at(opening - 5000)).toMatchObject({ isListed: true, until: opening })
    expect(await at(closing - 5000)).toMatchObject({ isListed: true, until: closing })
    const closed = await at(closing)
    expect(closed).toMatchObject({ isListed: false, until: Infinity })
    expect(JSON.stringify(closed.given.replies)).not.toContain('Your outlet')
    for (const page of [await at(opening), closed]) expect(JSON.stringify(page.given.replies)).not.toContain('panel.example')
  })

  it('takes no change of a response and no file outside its window, and withdrawal and claims at any time', async () => {
    const { id } = await windowed()
    const { body } = await frozenAt(opening, () => submit(id))
    const member = await buildMember()
    await frozenAt(closing, async () => {
      const change = { answers: [{ question_id: 'name', value: 'Seoul' }], demographics: {} }
      expect((await callRoute('updateResponse', { params: { id: body.id }, body: change })).body.code).toBe('survey.closed')
      const file = { filename: 'a.png', content_type: 'image/png', size: 1, purpose: 'answer', survey_id: id, question_id: 'name' }
      expect((await callRoute('presignFile', { body: file })).body.code).toBe('survey.closed')
      expect((await callRoute('claimResponse', { as: member, body: { response_id: body.id } })).status).toBe(200)
      expect((await callRoute('deleteResponse', { params: { id: body.id }, as: member })).status).toBe(204)
    })
  })

  it('checks the body’s shape first, then its state, then the caller, then the answers', async () => {
    const { id } = await windowed({ answering: 'members' })
    const codeOf = async (answers: unknown, as: Person | null = null) =>
      (await callRoute('submitResponse', { as, body: { survey_id: id, answers, demographics: {} } })).body.code
    await frozenAt(closing, async () => {
      expect(await codeOf('none')).toBe('invalid')
      expect(await codeOf([])).toBe('survey.closed')
    })
    const member = await buildMember()
    await frozenAt(opening, async () => {
      expect(await codeOf([])).toBe('survey.members_only')
      expect(await codeOf([], member)).toBe('answers.invalid')
    })
  })
})

describe('a survey of members', () => {
  it('takes a member’s response, and leaves earlier guests’ readable, changeable and claimable', async () => {
    const { id, version: _version, ...body } = await createSurvey(admin)
    const guest = (await submit(id)).body
    await callRoute('updateSurvey', { params: { id }, as: admin, body: { ...body, answering: 'members' } })
    const member = await buildMember()
    expect([(await submit(id)).status, (await submit(id, member)).status]).toEqual([401, 201])
    expect((await callRoute('getResponse', { params: { id: guest.id } })).status).toBe(200)
    const change = { answers: [{ question_id: 'name', value: 'Seoul' }], demographics: {} }
    expect((await callRoute('updateResponse', { params: { id: guest.id }, body: change })).status).toBe(200)
    expect((await callRoute('claimResponse', { as: await buildMember(), body: { response_id: guest.id } })).status).toBe(200)
  })
})

const questions = (id: string) => Array.from({ length: 10 }, (_, at) => ({ id: `${id}${at}`, type: 'long_text' as const }))

it('has the minutes of its shortest and its longest way in the public list', async () => {
  const show_if = { clauses: [{ question_id: 's0', op: 'answered' as const }] }
  const sections = [
    { id: 's', questions: questions('s') },
    { id: 't', show_if, questions: questions('t') },
  ]
  const { id } = await createSurvey(admin, { sections })
  const { body } = await callRoute('listPublicSurveys')
  const { minutes, minutes_range } = (body as { id: string; minutes: number; minutes_range: number[] }[]).find((row) => row.id === id)!
  expect(minutes_range[0]).toBeLessThan(minutes)
  expect(minutes_range[1]).toBeGreaterThan(minutes)
})
