import { callRoute } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember, ownAdmin, type Person } from '../../support/api/people.ts'
import { sampleSurvey } from '../../support/fixtures/sampleSurvey.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'

ownTable()

const admin = ownAdmin()

const create = (body: unknown) => callRoute('createSurvey', { as: admin, body })
const read = (id: string, as: Person | null = null) => callRoute('getSurvey', { params: { id }, as })

describe('createSurvey', () => {
  it('fills missing fields with the defaults', async () => {
    const { status, body, headers } = await create({})
    expect([status, headers.etag]).toEqual([201, '"1"'])
    expect(body).toEqual({
      id: expect.stringMatching(/^S[0-9a-f]{16}$/),
      version: 1,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
      slug: '',
      title: 'Untitled Survey',
      title_ko: '',
      description: '',
      description_ko: '',
      is_active: true,
      is_listed: true,
      cover_image_url: '',
      company_logo_url: '',
      footer_html: '',
      footer_html_ko: '',
      branching_mode: 'intersect',
      branching: [],
      sections: [],
    })
  })

  it('fills sections, questions, choices, gateways and branching entries', async () => {
    const question = {
      id: 'q1',
      type: 'single_choice',
      choices: [{ value: 'a' }],
      gateway: { enabled: true, choice_rules: [{ choice_value: 'a' }] },
      media: [{ url: 'https://example.com/a.png' }],
    }
    const { body } = await create({
      sections: [{ id: 's1', questions: [question] }],
      branching: [{ question_id: 'q1', choice_rules: [{ choice_value: 'a' }] }],
    })
    expect(body.branching).toEqual([
      {
        question_id: 'q1',
        mode: 'multi',
        default_behavior: 'show_none',
        unanswered_behavior: 'show_none',
        choice_rules: [{ choice_value: 'a', show_section_ids: [], selects_all: false }],
      },
    ])
    expect(body.sections[0]).toMatchObject({ title: 'New Section', title_ko: '', description: '', always_show: false })
    expect(body.sections[0].questions[0]).toMatchObject({
      title: 'New Question',
      required: false,
      choices: [{ id: expect.stringMatching(/^\w{8}$/), label: 'Option', label_ko: '', value: 'a', aliases: [] }],
      media: [{ url: 'https://example.com/a.png', kind: 'image', alt: '' }],
      gateway: {
        enabled: true,
        default_behavior: 'show_none',
        unanswered_behavior: 'show_none',
        choice_rules: [
          { choice_value: 'a', show_section_ids: [], show_question_ids: [], selects_all_sections: false, selects_all_questions: false },
        ],
      },
    })
  })

  it('answers 409 for a slug that is taken, also to nine of ten concurrent calls', async () => {
    const { slug } = sampleSurvey()
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => create({ slug })))).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, ...Array<number>(9).fill(409)])
    expect((await create({ slug })).body).toMatchObject({ code: 'survey.slug_taken', errors: [{ path: 'slug' }] })
  })

  it.each([
    ['a list', [], 'body', 'wrong_type'],
    ['null', null, 'body', 'wrong_type'],
    ['a slug with capitals', { slug: 'Trust' }, 'slug', 'invalid_slug'],
    ['a Cyrillic slug', { slug: 'tгust' }, 'slug', 'invalid_slug'],
    ['a slug with a path', { slug: '../admin' }, 'slug', 'invalid_slug'],
    ['a script for a cover', { cover_image_url: 'javascript:alert(1)' }, 'cover_image_url', 'unsafe_url'],
    ['another host for a logo', { company_logo_url: '//evil.example/a.png' }, 'company_logo_url', 'unsafe_url'],
    ['an endless title', { title: 'x'.repeat(501) }, 'title', 'too_long'],
    [
      'an unknown type',
      { sections: [{ id: 's', questions: [{ id: 'q', type: 'hologram' }] }] },
      'sections.0.questions.0.type',
      'not_allowed',
    ],
    ['a question without an id', { sections: [{ id: 's', questions: [{ type: 'short_text' }] }] }, 'sections.0.questions.0.id', 'required'],
    ['an id with a slash', { sections: [{ id: 's/1' }] }, 'sections.0.id', 'not_allowed'],
    ['two sections of one id', { sections: [{ id: 's' }, { id: 's' }] }, 'body', 'duplicate_section_id'],
    [
      'two questions of one id',
      { sections: ['a', 'b'].map((id) => ({ id, questions: [{ id: 'q', type: 'short_text' }] })) },
      'body',
      'duplicate_question_id',
    ],
    ['201 sections', { sections: Array.from({ length: 201 }, (_, at) => ({ id: `s${at}` })) }, 'sections', 'too_long'],
  ])('answers 422 to %s', async (_, body, path, code) => {
    const reply = await create(body)
    expect([reply.status, reply.body.errors[0].path, reply.body.errors[0].code]).toEqual([422, path, code])
  })

  it('stores texts unchanged and sanitizes rich text', async () => {
    const { body } = await create({
      title: '<script>1</script>',
      description: '<p>a<script>alert(1)</script><a href="javascript:x">b</a></p>',
      sections: [
        {
          id: 's',
          description_ko: '<img src=x onerror=alert(1)>',
          questions: [{ id: 'q', type: 'short_text', description: '<svg onload=x>c</svg>' }],
        },
      ],
    })
    expect(body.title).toBe('<script>1</script>')
    expect([body.description, body.sections[0].description_ko, body.sections[0].questions[0].description].join()).not.toMatch(
      /script|onerror|onload|svg/,
    )
  })
})

describe('getSurvey and getSurveyBySlug', () => {
  it('answer the same survey, with its version as ETag', async () => {
    const survey = await createSurvey(admin)
    const bySlug = await callRoute('getSurveyBySlug', { params: { slug: survey.slug } })
    expect(bySlug.body).toEqual({ ...survey, state: 'open' })
    expect((await read(survey.id)).body).toEqual({ ...survey, state: 'open' })
    expect(bySlug.headers.etag).toBe(`"${survey.id}-1-open"`)
  })

  it('may be cached for anonymous callers and never for signed-in ones', async () => {
    const { id } = await createSurvey(admin)
    expect((await read(id)).headers['cache-control']).toMatch(/^public/)
    expect((await read(id, admin)).headers['cache-control']).toBe('no-store')
  })

  it('show an inactive survey to admins only', async () => {
    const { id, slug } = await createSurvey(admin, { is_active: false })
    const member = await buildMember()
    expect((await read(id, admin)).status).toBe(200)
    expect(await read(id)).toMatchObject({ status: 404, body: { code: 'survey.not_found' } })
    expect((await read(id, member)).status).toBe(404)
    expect((await callRoute('getSurveyBySlug', { params: { slug } })).status).toBe(404)
  })

  it.each(['', '..', '#', 'a/b', 'S0000000000000000', '％00', 'x\r\ny', '\u0000', '__proto__', 'S'.repeat(5_000)])(
    'answer 404 to %j',
    async (id) => {
      const name = id === '' ? 'missing' : id
      expect((await read(name)).status).toBe(404)
      expect((await callRoute('getSurveyBySlug', { params: { slug: name } })).status).toBe(404)
    },
  )
})

describe('listSurveys and listPublicSurveys', () => {
  it('list every survey newest first for admins, and the active ones for all callers', async () => {
    const first = await createSurvey(admin, { description: '<p>One</p>', description_ko: '<p>하나</p>' })
    const second = await createSurvey(admin, { is_active: false })
    const third = await createSurvey(admin)
    const ids = (rows: { id: string }[]) =>
      rows.map(({ id }) => id).filter((id) => [first, second, third].some((survey) => survey.id === id))
    const all = (await callRoute('listSurveys', { as: admin })).body
    expect(ids(all)).toEqual([third.id, second.id, first.id])
    expect(all.find(({ id }: { id: string }) => id === first.id)).toEqual({
      id: first.id,
      slug: first.slug,
      title: 'Sample',
      title_ko: '예시',
      state: 'open',
      is_active: true,
      is_listed: true,
      version: 1,
      updated_at: first.updated_at,
      responses: null,
      screened: null,
      last_response_at: null,
    })
    const open = (await callRoute('listPublicSurveys')).body
    expect(ids(open)).toEqual([third.id, first.id])
    expect(open.at(-1)).toMatchObject({ description: expect.any(String), cover_image_url: '', is_active: true })
    expect(open.find(({ id }: { id: string }) => id === first.id)).toMatchObject({
      description: '<p>One</p>',
      description_ko: '<p>하나</p>',
    })
  })

  it('carry a description that is too long for the list item', async () => {
    const { randomBytes } = await import('node:crypto')
    const description = `<p>${randomBytes(60_000).toString('base64')}</p>`
    const { id } = await createSurvey(admin, { description })
    const { body } = await callRoute('listPublicSurveys')
    expect(body.find((row: { id: string }) => row.id === id).description).toBe(description)
  })
})
