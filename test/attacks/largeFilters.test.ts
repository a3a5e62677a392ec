import { limits } from '#shared/limits.ts'
import { ownBackground } from '../support/api/background.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { ownSurvey } from '../support/api/createSurvey.ts'
import { allItems } from '../support/api/invariants.ts'
import { soundTable } from '../support/api/ownTable.ts'
import { ownAdmin } from '../support/api/people.ts'

soundTable()
const background = ownBackground()

const admin = ownAdmin()
const survey = ownSurvey(admin)

/** A filter whose JSON has this many characters, three bytes each. */
function filterOf(characters: number) {
  const values = Array.from({ length: Math.floor(characters / 903) }, (_, at) => `${String(at).padStart(3, '0')}${'길'.repeat(897)}`)
  const where = Array.from({ length: Math.ceil(values.length / 400) }, (_, at) => ({
    of: 'doubt',
    is: values.slice(at * 400, (at + 1) * 400),
  }))
  const last = where.at(-1)!.is
  last.push('x'.repeat(Math.max(1, characters - JSON.stringify(where).length - 3)))
  return where
}

const jobs = async () => (await allItems()).filter(({ pk }) => pk.startsWith('JOB#'))

describe('a filter of too many characters', () => {
  it.each([limits.filterCharacters + 1, 300_000])('is refused by an export before a job is stored: %d', async (characters) => {
    const where = filterOf(characters)
    expect(JSON.stringify(where).length).toBe(characters)
    const { status, body } = await callRoute('startExport', { as: admin, body: { survey_id: survey.id, where } })
    expect([status, body]).toMatchObject([422, { code: 'invalid', errors: [{ path: 'where', code: 'too_long' }] }])
    expect(await jobs()).toEqual([])
  })

  it.each(['listResponses', 'getResults'] as const)('is refused by %s before it is parsed', async (name) => {
    const query = { where: `[${' '.repeat(500_000)}]` }
    const { status, body } = await callRoute(name, { as: admin, params: { id: survey.id }, query })
    expect([status, body]).toMatchObject([422, { errors: [{ path: 'where', code: 'too_long' }] }])
  })

  it.each(['listResponses', 'listUsers'] as const)('is refused by %s as words to find', async (name) => {
    const { status, body } = await callRoute(name, { as: admin, params: { id: survey.id }, query: { q: 'x'.repeat(500_000) } })
    expect([status, body]).toMatchObject([422, { errors: [{ path: 'q', code: 'too_long' }] }])
  })
})

it('takes a filter of the most characters, three bytes each', async () => {
  const { status, body } = await callRoute('startExport', {
    as: admin,
    body: { survey_id: survey.id, where: filterOf(limits.filterCharacters) },
  })
  expect(status).toBe(202)
  await background.idle()
  expect((await callRoute('getJob', { as: admin, params: { job: body.id } })).body).toMatchObject({ state: 'done', rows: 0 })
})
