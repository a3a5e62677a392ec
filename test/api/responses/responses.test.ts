import { findResponse } from '#functions/data/responses/responses.ts'
import { callRoute, type Input } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin, type Person } from '../../support/api/people.ts'
import { choices, fullAnswers } from '../../support/fixtures/sampleSurvey.ts'
import { createSurvey, ownSurvey } from '../../support/api/createSurvey.ts'

ownTable()

const admin = ownAdmin()
const survey = ownSurvey(admin)

const submit = (answers: unknown, more: Input & { id?: string; demographics?: object } = {}) => {
  const { id = survey.id, demographics = {}, ...input } = more
  return callRoute('submitResponse', { body: { survey_id: id, answers, demographics }, ...input })
}
const read = (id: string, as: Person | null = null) => callRoute('getResponse', { params: { id }, as })
const change = (id: string, answers: unknown, input: Input = {}) =>
  callRoute('updateResponse', { params: { id }, body: { answers, demographics: {} }, ...input })
const short = [
  { question_id: 'name', value: 'Herald' },
  { question_id: 'doubt', value: 'No' },
]

describe('submitResponse', () => {
  it('answers 201 with the response as it is kept', async () => {
    const { status, body, headers } = await submit(fullAnswers, {
      demographics: { job: 'editor', age: 34, gender: 'female', country: 'KR', roles: ['admin'] },
    })
    expect([status, headers.etag]).toEqual([201, '"1"'])
    expect(body).toMatchObject({
      survey_id: survey.id,
      answers: fullAnswers,
      demographics: { job: 'editor', age: 34, gender: 'female', country: 'KR' },
    })
    expect(body.demographics.roles).toBeUndefined()
    expect(body.id).toMatch(new RegExp(`^${survey.id}-[0-9a-f]{32}$`))
    const { next: _next, ...stored } = body
    expect((await read(body.id)).body).toEqual(stored)
  })

  it('takes null and blank demographics for absent ones', async () => {
    const { status, body } = await submit(short, { demographics: { job: '', age: null, gender: '', country: null } })
    expect([status, body.demographics]).toEqual([201, {}])
  })

  it.each([
    ['a fraction of a year', { age: 3.5 }, 'demographics.age'],
    ['age 0', { age: 0 }, 'demographics.age'],
    ['age 121', { age: 121 }, 'demographics.age'],
    ['age as text', { age: '34' }, 'demographics.age'],
    ['an unknown gender', { gender: 'x' }, 'demographics.gender'],
    ['an endless job', { job: 'x'.repeat(201) }, 'demographics.job'],
  ])('answers 422 to %s', async (_, demographics, path) => {
    const { status, body } = await submit(short, { demographics })
    expect([status, body.errors[0].path]).toEqual([422, path])
  })

  it('keeps how long it took, over edits, and does not return it', async () => {
    const { body } = await callRoute('submitResponse', { body: { survey_id: survey.id, answers: short, demographics: {}, seconds: 96 } })
    expect(body.seconds).toBeUndefined()
    await change(body.id, short)
    expect(await findResponse(body.id)).toMatchObject({ seconds: 96, version: 2 })
  })

  it.each([0, 86_401, 1.5, '96'])('answers 422 to %p seconds', async (seconds) => {
    const sent = { survey_id: survey.id, answers: short, demographics: {}, seconds }
    const { status, body } = await callRoute('submitResponse', { body: sent })
    expect([status, body.errors[0].path]).toEqual([422, 'seconds'])
  })

  it('drops answers to hidden and unknown questions, of any shape', async () => {
    const { status, body } = await submit([
      ...short,
      { question_id: 'story', value: 'hidden' },
      { question_id: 'line', value: { a: 1 } },
      { question_id: 'gone', value: 7 },
    ])
    expect([status, body.answers]).toEqual([201, short])
  })

  it('asks for a required question only where it shows, and names it', async () => {
    const { status, body } = await submit([
      { question_id: 'name', value: 'Herald' },
      { question_id: 'doubt', value: 'Yes' },
    ])
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { path: 'answers', question_id: 'story', code: 'answer.required', message: expect.stringContaining('story') },
    ])
  })

  it.each([
    ['an unknown choice', { question_id: 'doubt', value: 'Maybe' }],
    ['a list for one choice', { question_id: 'doubt', value: ['Yes', 'No'] }],
    ['one value for a list', { question_id: 'signs', value: 'Light' }],
    ['a choice twice', { question_id: 'signs', value: ['Light', 'Light'] }],
    ['a number for a text', { question_id: 'name', value: 7 }],
    ['an endless text', { question_id: 'name', value: 'x'.repeat(1_001) }],
    ['an object for a text', { question_id: 'name', value: { __proto__: null, text: 'x' } }],
  ])('answers 422 to %s and names the question', async (_, answer) => {
    const { status, body } = await submit([...short.filter(({ question_id }) => question_id !== answer.question_id), answer])
    const given = body.errors.find(({ path }: { path: string }) => /^answers\.[12]\.value$/.test(path))
    expect([status, given?.question_id]).toEqual([422, answer.question_id])
  })

  it('reads a value that a choice had before it was renamed as its present one', async () => {
    const created = await createSurvey(admin)
    const question = created.sections[0].questions[1]
    const renamed = { ...question, choices: [{ ...question.choices[0], label: 'Often', value: 'Often' }, question.choices[1]] }
    const body = {
      ...created,
      sections: [{ ...created.sections[0], questions: [created.sections[0].questions[0], { ...renamed, gateway: undefined }] }],
    }
    await callRoute('updateSurvey', { as: admin, params: { id: created.id }, body })
    const answered = await submit([short[0], { question_id: 'doubt', value: 'Yes' }], { id: created.id })
    expect(answered.body.answers).toEqual([short[0], { question_id: 'doubt', value: 'Often' }])
  })

  it('makes a rich text safe, without pictures', async () => {
    const { body } = await submit(
      fullAnswers.with(4, {
        question_id: 'line',
        value: '<p onclick=x>a<script>1</script><img src="https://a.example/x.png"><a href="javascript:1">b</a></p>',
      }),
    )
    expect(body.answers[4].value).toMatch(/^<p>a<a[^>]*>b<\/a><\/p>$/)
    expect(body.answers[4].value).not.toMatch(/javascript|img|onclick/)
  })

  it('answers 404 for no survey and for a deleted one, 409 for a closed one', async () => {
    expect((await submit(short, { id: 'Sffffffffffffffff' })).body.code).toBe('survey.not_found')
    const closed = await createSurvey(admin, { is_active: false })
    expect(await submit(short, { id: closed.id })).toMatchObject({ status: 409, body: { code: 'survey.closed' } })
    const deleted = await createSurvey(admin)
    await callRoute('deleteSurvey', { as: admin, params: { id: deleted.id } })
    expect(await submit(short, { id: deleted.id })).toMatchObject({ status: 404, body: { code: 'survey.not_found' } })
  })

  it('answers 413 to what would not fit, by how much, and stores nothing', async () => {
    const { randomBytes } = await import('node:crypto')
    const questions = Array.from({ length: 60 }, (_, at) => ({ id: `q${at}`, type: 'long_text' as const }))
    const large = await createSurvey(admin, { sections: [{ id: 's', questions }] })
    const answers = questions.map(({ id }) => ({ question_id: id, value: randomBytes(10_000).toString('base64').slice(0, 15_000) }))
    expect(await submit(answers, { id: large.id })).toMatchObject({
      status: 413,
      body: { code: 'response.too_large', detail: expect.stringMatching(/\d+ KB/) },
    })
  })

  it('limits an address to a burst of 400, and not another address', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 450; at++) statuses.push((await submit('not a list', { sourceIp: '127.0.0.9' })).status)
    const refused = await submit(short, { sourceIp: '127.0.0.9' })
    expect(statuses.slice(0, 400).every((status) => status === 422)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
    expect((await submit(short, { sourceIp: '127.0.0.10' })).status).toBe(201)
  })
})

describe('updateResponse', () => {
  it('changes a guest response for a caller who knows its id, and counts the version', async () => {
    const { body } = await submit(short)
    const changed = await change(body.id, [{ question_id: 'name', value: 'Other' }], { headers: { 'if-match': '"1"' } })
    expect(changed).toMatchObject({ status: 200, body: { id: body.id, created_at: body.created_at, version: 2 }, headers: { etag: '"2"' } })
    expect(await change(body.id, short, { headers: { 'if-match': '"1"' } })).toMatchObject({ status: 412, body: { code: 'stale_version' } })
  })

  it('validates a change like a first response, and refuses another survey', async () => {
    const { body } = await submit(short)
    expect((await change(body.id, [{ question_id: 'doubt', value: 'Yes' }])).status).toBe(422)
    const moved = await callRoute('updateResponse', {
      params: { id: body.id },
      body: { survey_id: 'S0000000000000000', owner: 'U1', id: 'x', answers: short, demographics: {} },
    })
    expect(moved.body).toMatchObject({ id: body.id, survey_id: survey.id })
  })

  it('answers 409 when the survey is closed meanwhile, and the saved response stays readable with its survey', async () => {
    const created = await createSurvey(admin)
    const { body } = await submit(short, { id: created.id })
    await callRoute('updateSurvey', { as: admin, params: { id: created.id }, body: { ...created, is_active: false } })
    expect(await change(body.id, short)).toMatchObject({ status: 409, body: { code: 'survey.closed' } })
    expect((await read(body.id)).status).toBe(200)
    const besides = (response: string) => callRoute('getSurvey', { params: { id: created.id }, query: { response } })
    expect((await besides(body.id)).status).toBe(200)
    const other = await submit(short)
    for (const wrong of [other.body.id, 'x', `${created.id}-${'0'.repeat(32)}`]) expect((await besides(wrong)).status).toBe(404)
  })
})

it('counts questions whose ids are words of JavaScript', async () => {
  const ids = ['constructor', '__proto__', 'toString']
  const odd = await createSurvey(admin, {
    sections: [
      { id: '__proto__', questions: ids.map((id) => ({ id, type: 'single_choice' as const, choices: choices('a', '__proto__') })) },
    ],
  })
  const answers = ids.map((question_id) => ({ question_id, value: '__proto__' }))
  expect((await submit(answers, { id: odd.id })).body.answers).toEqual(answers)
})
