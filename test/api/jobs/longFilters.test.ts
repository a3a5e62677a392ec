import { limits } from '#shared/limits.ts'
import { ownBackground } from '../../support/api/background.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { drainStream, rehearsalCounted } from '../../support/api/drainStream.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'

ownTable()
const background = ownBackground()

const admin = ownAdmin()
let params: { id: string }
const columns = [{ value: 'good' }, { value: 'bad' }]
const asked = [
  { id: 'color', type: 'single_choice', choices: [{ value: 'red' }, { value: 'blue' }] },
  {
    id: 'parts',
    type: 'matrix',
    choices: columns,
    rows: [
      { id: 'r1', label: 'One' },
      { id: 'r2', label: 'Two' },
    ],
  },
]

beforeAll(async () => {
  const { body } = await callRoute('createSurvey', { as: admin, body: { sections: [{ id: 's', questions: asked }] } })
  params = { id: body.id }
  for (const value of ['red', 'red', 'blue'])
    await callRoute('submitResponse', {
      body: {
        survey_id: body.id,
        answers: [
          { question_id: 'color', value },
          { question_id: 'parts', value: { r1: 'good' } },
        ],
        demographics: {},
      },
    })
  await drainStream()
})

const filterOf = (characters: number) => [
  { of: 'color', is: Array.from({ length: Math.ceil(characters / 103) }, (_, at) => `${at}`.padStart(100, 'x')) },
]

const post = (body: object, as = admin) => callRoute('countResults', { as, params, body })

describe('results by POST', () => {
  it.each([
    ['all', {}],
    ['filtered', { where: [{ of: 'color', is: ['red'] }] }],
    ['with a long filter', { where: [{ of: 'color', is: ['red', ...filterOf(20_000)[0]!.is] }] }],
    ['compared', { by: 'color' }],
    ['filtered, compared by a row', { where: [{ of: 'color', is: ['blue'] }], by: 'parts', row: 'r1' }],
    ['in another time zone', { tz: 'America/New_York' }],
  ])('are those by GET, %s', async (_, { where, ...rest }: { where?: unknown; by?: string; row?: string; tz?: string }) => {
    await rehearsalCounted()
    const query = { ...rest, ...(where !== undefined && { where: JSON.stringify(where) }) }
    const got = await callRoute('getResults', { as: admin, params, query })
    const posted = await post({ where, ...rest })
    expect(got.status).toBe(200)
    expect([posted.status, { ...posted.body, as_of: '' }]).toEqual([200, { ...got.body, as_of: '' }])
  })

  it('are counted in a job if there are too many responses for a request', async () => {
    jest.replaceProperty(limits, 'responsesCounted', 2 as never)
    const { status, body } = await post({ by: 'color' })
    jest.restoreAllMocks()
    expect([status, body]).toEqual([202, { id: expect.stringMatching(/^J[0-9a-f]{32}$/) as string }])
    await background.idle()
    expect((await callRoute('getJob', { as: admin, params: { job: body.id } })).body).toMatchObject({ state: 'done', total: 3 })
  })

  it('count only what matches', async () =>
    expect((await post({ where: [{ of: 'color', is: ['red'] }] })).body).toMatchObject({ total: 2 }))

  it.each([
    ['a text as a filter', { where: '[]' }, 'where', 'wrong_type'],
    ['no value', { where: [{ of: 'color', is: [] }] }, 'where.0', undefined],
    ['a range of choices', { where: [{ of: 'color', from: 1 }] }, 'where.0', undefined],
    ['a filter of too many characters', { where: filterOf(60_000) }, 'where', 'too_long'],
    ['no question', { by: 'gone' }, 'by', 'not_allowed'],
    ['no row', { by: 'parts', row: 'r3' }, 'row', 'not_allowed'],
    ['no time zone', { tz: 'Nowhere' }, 'tz', undefined],
  ])('refuse %s', async (_, body, path, code) => {
    const { status, body: refusal } = await post(body)
    expect([status, refusal.code]).toEqual([422, 'invalid'])
    expect(refusal.errors[0]).toMatchObject({ path: expect.stringContaining(path) as string, ...(code && { code }) })
  })

  it('are of a survey that exists', async () => {
    expect((await callRoute('countResults', { as: admin, params: { id: 'missing' }, body: {} })).status).toBe(404)
  })
})
