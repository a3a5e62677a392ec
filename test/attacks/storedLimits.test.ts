import { limits } from '#shared/limits.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { ownAdmin } from '../support/api/people.ts'
import { sampleSurvey } from '../support/fixtures/sampleSurvey.ts'
import { createSurvey } from '../support/api/createSurvey.ts'
import { soundTable } from '../support/api/ownTable.ts'

soundTable()

const admin = ownAdmin()

/** Within the limit as it comes in; five times as long once it is safe. */
const growing = '&'.repeat(60_000)
const manyLinks = '<a href="https://example.com/a">b</a>'.repeat(4_000)

const create = (body: object) => callRoute('createSurvey', { as: admin, body })
const update = (id: string, body: object) => callRoute('updateSurvey', { as: admin, params: { id }, body })
const saveHomepage = (body: object) => callRoute('updateHomepage', { as: admin, body })
const read = async (id: string) => (await callRoute('getSurvey', { as: admin, params: { id } })).body

const growingParts: [string, string, object][] = [
  ['a description', 'description', { description: growing }],
  ['a footer', 'footer_html_ko', { footer_html_ko: manyLinks }],
  ['a section', 'sections.0.description', { sections: [{ id: 's', description: manyLinks }] }],
  [
    'a question',
    'sections.0.questions.0.description_ko',
    { sections: [{ id: 's', questions: [{ id: 'q', type: 'short_text', description_ko: growing }] }] },
  ],
]

describe('a rich text that becomes longer than its limit when it is made safe', () => {
  it.each(growingParts)('is refused as %s before anything is written', async (_, path, part) => {
    const before = await createSurvey(admin, { title: 'Before' })
    const refused = { status: 422, body: { code: 'invalid', errors: [{ path, code: 'too_long' }] } }
    expect(await update(before.id, sampleSurvey({ slug: before.slug, ...part }))).toMatchObject(refused)
    expect(await create(sampleSurvey(part))).toMatchObject(refused)
    expect(await read(before.id)).toMatchObject({ title: 'Before', version: 1 })
    expect((await callRoute('listPublicSurveys')).status).toBe(200)
  })

  it('is refused on the home page', async () => {
    await saveHomepage({ hero_title: { en: 'Before' } })
    for (const body of [{ contact_text: { ko: manyLinks } }, { faq: [{ question: {}, answer: { en: growing } }] }])
      expect(await saveHomepage(body)).toMatchObject({ status: 422, body: { errors: [{ code: 'too_long' }] } })
    expect(await callRoute('getHomepagePublic')).toMatchObject({ status: 200, body: { hero_title: { en: 'Before' } } })
  })

  it('is taken where it stays within', async () => {
    expect((await create(sampleSurvey({ description: '&'.repeat(30_000) }))).status).toBe(201)
  })
})

/** 200 KB once it is safe, next to nothing once it is packed, and twice that in a result. */
const swelling = '&'.repeat(40_000)
const items = (count: number) => Array.from({ length: count }, () => ({ title: {}, description: { en: swelling } }))

describe('content that packs well and would exceed a function’s reply', () => {
  it('is refused as a home page, at once and added up, before anything is written', async () => {
    await saveHomepage({ hero_title: { en: 'Small' } })
    const refused = { status: 413, body: { code: 'homepage.too_large' } }
    expect(await saveHomepage({ mission: items(97) })).toMatchObject(refused)
    expect((await saveHomepage({ mission: items(20) })).status).toBe(200)
    expect(await saveHomepage({ capabilities: items(20) })).toMatchObject(refused)
    const { status, body } = await callRoute('getHomepagePublic')
    expect([status, body.hero_title.en, body.mission.length, body.capabilities]).toEqual([200, 'Small', 20, undefined])
    expect((await saveHomepage({ mission: [] })).status).toBe(200)
  })

  it('is refused as a survey, new or changed, before anything is written', async () => {
    const questions = Array.from({ length: 97 }, (_, at) => ({ id: `q${at}`, type: 'short_text' as const, description: swelling }))
    const large = { sections: [{ id: 's', questions }] }
    const refused = { status: 413, body: { code: 'survey.too_large' } }
    const before = await createSurvey(admin, { title: 'Before' })
    expect(await update(before.id, sampleSurvey({ slug: before.slug, ...large }))).toMatchObject(refused)
    expect(await create(sampleSurvey(large))).toMatchObject(refused)
    expect(await read(before.id)).toMatchObject({ title: 'Before', version: 1 })
  })

  it('leaves the public list whole where each character of the descriptions is escaped as six', async () => {
    const control = '\u0001'.repeat(limits.richText)
    for (let turn = 0; turn < 7; turn++) await createSurvey(admin, { sections: [], description: control, description_ko: control })
    const { status, body } = await callRoute('listPublicSurveys')
    expect([status, body.filter(({ description }: { description: string }) => description === control).length]).toEqual([200, 1])
  })
})

const withValue = (value: string, choice: object = {}) =>
  sampleSurvey({ sections: [{ id: 's', questions: [{ id: 'q', type: 'single_choice', choices: [{ ...choice, value, label: value }] }] }] })

describe('a choice that is renamed again and again', () => {
  it('keeps its latest former values, and its survey can be saved and read on', async () => {
    const aliases = Array.from({ length: limits.aliases }, (_, at) => `value ${at}`)
    const { id, slug, sections } = await createSurvey(admin, withValue('first', { id: 'c', aliases }))
    expect(sections[0].questions[0].choices[0].aliases).toEqual(aliases)
    for (const value of ['second', 'third']) {
      const body = await read(id)
      body.sections[0].questions[0].choices[0] = { ...body.sections[0].questions[0].choices[0], value, label: value }
      expect((await update(id, body)).status).toBe(200)
    }
    const { body, status } = await callRoute('getSurveyBySlug', { params: { slug } })
    expect(status).toBe(200)
    expect(body.sections[0].questions[0].choices[0].aliases).toEqual([...aliases.slice(2), 'first', 'second'])
  })
})

/** The counted choices of each question. */
const withQuestion = (id: string) =>
  sampleSurvey({ slug: '', sections: [{ id: 's', questions: [{ id, type: 'single_choice', choices: [{ value: 'a' }] }] }] })
const retired = async (id: string) => {
  const { readSurvey } = await import('#functions/data/surveys/surveys.ts')
  return (await readSurvey(id, { consistent: true }))!.retired_questions.map(({ question }) => question.id)
}

describe('a survey that is changed again and again', () => {
  it('keeps versions that may have responses, and forgets the others', async () => {
    const { id } = await createSurvey(admin, withQuestion('one'))
    await update(id, withQuestion('two'))
    expect(await retired(id)).toEqual([])
    await callRoute('submitResponse', { body: { survey_id: id, answers: [{ question_id: 'two', value: 'a' }] } })
    await update(id, withQuestion('three'))
    expect(await retired(id)).toEqual(['two'])
  })
})
