import { paths, type RouteName } from '#shared/paths.ts'
import { routes, type Route } from '#shared/routes.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { ownAdmin } from '../support/api/people.ts'
import { sampleSurvey } from '../support/fixtures/sampleSurvey.ts'
import { createSurvey } from '../support/api/createSurvey.ts'
import { soundTable } from '../support/api/ownTable.ts'

soundTable()

const admin = ownAdmin()

const sendInquiry = (body: string) => callRoute('sendInquiry', { body, headers: { 'content-type': 'application/json' } })

const half = '\ud83d'
const names = Object.keys(paths) as RouteName[]
const pathNames = (name: RouteName) => [...paths[name].matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter!)

describe('half a character', () => {
  const inquiry = { name: 'A', email: 'a@example.com', note: 'Hello' }
  it.each<[string, RouteName, () => object | Promise<object>, string]>([
    ['an inquiry', 'sendInquiry', () => ({ ...inquiry, note: `Hello ${half}` }), 'note'],
    ['a sign-up', 'signUp', () => ({ email: 'b@example.com', password: 'correct horse battery', first_name: half }), 'first_name'],
    ['a profile', 'updateProfile', () => ({ company: half }), 'company'],
    ['settings', 'saveSettings', () => ({ tagline_ko: half }), 'tagline_ko'],
    ['a home page', 'updateHomepage', () => ({ hero_title: { en: half } }), 'hero_title.en'],
    ['a survey', 'createSurvey', () => sampleSurvey({ title: half }), 'title'],
    ['a file’s name', 'presignFile', () => ({ filename: `${half}.png`, content_type: 'image/png', size: 9, purpose: 'media' }), 'filename'],
    [
      'an answer',
      'submitResponse',
      async () => ({ survey_id: (await createSurvey(admin)).id, answers: [{ question_id: 'q', value: half }] }),
      'answers.0.value',
    ],
  ])('is refused in %s', async (_, name, body, path) => {
    const { status, body: told } = await callRoute(name, { as: admin, body: await body() })
    expect([status, told.code, told.errors[0].path]).toEqual([422, 'invalid', path])
  })

  it('is refused as a field’s name, and whole characters are taken', async () => {
    expect((await sendInquiry(`{"\\ud83d": 1, ${JSON.stringify(inquiry).slice(1)}`)).status).toBe(422)
    expect((await sendInquiry(JSON.stringify({ ...inquiry, note: '😀 ok' }).replace('😀', '\\ud83d\\ude00'))).status).toBe(201)
  })
})

describe('invisible text', () => {
  const hidden = 'Jian\u202e\u0000 \u2067Seo\u009f'

  it('is not kept in names and titles', async () => {
    const { body: profile } = await callRoute('updateProfile', { as: admin, body: { last_name: hidden, company: `${hidden}\r\nBcc: x` } })
    expect([profile.last_name, profile.company]).toEqual(['Jian Seo', 'Jian Seo Bcc: x'])
    const { body: survey } = await callRoute('createSurvey', {
      as: admin,
      body: sampleSurvey({ slug: '', title: hidden, title_ko: hidden }),
    })
    expect([survey.title, survey.title_ko]).toEqual(['Jian Seo', 'Jian Seo'])
  })

  it.each(['\u200b\u200d', '\u3164', '\u2800 \u2060', '\u202e\u0000'])('is no inquiry: %j', async (blank) => {
    const given = { name: 'A', email: 'a@example.com', note: 'Hello' }
    for (const field of ['name', 'note']) {
      const { status, body } = await sendInquiry(JSON.stringify({ ...given, [field]: blank }))
      expect([status, body.errors[0]]).toMatchObject([422, { path: field, code: 'required' }])
    }
    expect((await sendInquiry(JSON.stringify({ ...given, name: '\u200b가\u200d' }))).status).toBe(201)
  })
})

describe('a name in the path that is longer than any', () => {
  const named = names.filter((name) => pathNames(name).length > 0)
  it.each(named)('is not found by %s', async (name) => {
    const { form, body } = routes[name] as Route
    for (const long of ['x'.repeat(3_000), '한'.repeat(500), 'x'.repeat(201)]) {
      const params = Object.fromEntries(pathNames(name).map((parameter) => [parameter, long]))
      const sent = body && { body: form ? new URLSearchParams() : {} }
      expect((await callRoute(name, { as: admin, params, ...sent })).status).toBe(404)
    }
  })
})

describe('a cursor that is none', () => {
  it.each(names.filter((name) => (routes[name] as Route).query && name.startsWith('list')))('is no fault of %s', async (name) => {
    const { id } = await createSurvey(admin)
    for (const cursor of ['x'.repeat(1_500), '한'.repeat(600), '\u0000', '😀', 'null'])
      expect((await callRoute(name, { as: admin, params: { id }, query: { cursor } })).status).toBeLessThan(500)
  })
})
