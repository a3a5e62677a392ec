import { ownBackground } from '../support/api/background.ts'
import { callRoute, type Caller } from '../support/api/callRoute.ts'
import { callsAsAdmin } from '../support/api/jobs/callsAsAdmin.ts'
import { loadFormat } from '../support/stored/loadFormat.ts'
import { soundTable } from '../support/api/ownTable.ts'
import { recounted } from '../support/stored/storedSurvey.ts'
import { wrongCounts } from '../support/api/surveyTruth.ts'
import { readWorkbook } from '../support/checkExport/readWorkbook.ts'
import { storedQuestions } from '../support/stored/storedQuestions.ts'

/** Lists show admins references of responses. */
const withoutReference = ({ id: _id, ...row }: Record<string, unknown>) => row
const withoutTime = ({ as_of: _at, ...counted }: Record<string, unknown>) => counted
const where = (condition: object) => ({ where: JSON.stringify([condition]) })
const guest = (id: string) => ({ params: { id }, as: null })

describe.each(storedQuestions)('a survey with all types of question that was stored on %s', (_, format) => {
  soundTable()
  const background = ownBackground()
  const { survey, responses, retry, replies, exports } = format
  const params = { id: survey }
  let admin: Caller
  const { ok, exported } = callsAsAdmin(survey, () => admin, background)

  beforeAll(async () => {
    await loadFormat(format)
    const { body } = await callRoute('issueToken', { body: new URLSearchParams({ username: format.admin, password: format.password }) })
    admin = { token: body.access_token as string }
  })

  const put = (body: object, at: number) => ok('updateResponse', { ...guest(responses.edited), body, headers: { 'if-match': `"${at}"` } })
  const results = async (query: Record<string, string> = {}) => {
    const { as_of: _at, ...counted } = await ok('getResults', { query })
    return counted
  }

  it('is read as it was, in each version', async () => {
    expect(await ok('getSurvey')).toMatchObject(replies.getSurvey)
    expect(await ok('getSurveyVersion', { params: { ...params, version: '1' } })).toMatchObject(replies.firstVersion)
    expect(await ok('getSurveyBySlug', { params: { slug: replies.getSurvey.slug }, as: null })).toMatchObject(replies.getSurvey)
  })

  it('has its responses, for guests and in the list', async () => {
    for (const name of ['full', 'edited'] as const) expect(await ok('getResponse', guest(responses[name]))).toMatchObject(replies[name])
    expect((await ok('listResponses')).map(withoutReference)).toMatchObject(replies.listResponses.map(withoutReference))
  })

  it('has its results, kept, filtered and compared', async () => {
    expect(await results()).toMatchObject(withoutTime(replies.results))
    expect(await results(where({ of: 'price', from: 7 }))).toMatchObject(withoutTime(replies.filtered))
    expect(await results(where({ of: 'grid', is: ['Good'], row: 'gone' }))).toMatchObject(withoutTime(replies.ofRow))
    expect(await results({ by: 'grid', row: 'b' })).toMatchObject(withoutTime(replies.compared))
    expect(await wrongCounts(survey)).toEqual([])
  })

  it('is exported cell by cell as it was', async () => {
    expect(await exported('csv')).toBe(exports.csv)
    expect(await exported('jsonl')).toBe(exports.jsonl)
    const { raw } = await callRoute('exportResponses', { params, as: admin })
    const sheets = readWorkbook(raw).filter(({ name }) => Object.hasOwn(exports.sheets, name))
    const texts = sheets.map(({ name, rows }) => [name, rows.map((cells) => Array.from(cells, (cell) => cell?.text ?? ''))] as const)
    expect(Object.fromEntries(texts)).toEqual(exports.sheets)
  })

  it('takes a retry, an edit that changes nothing, an edit, and new answers', async () => {
    const headers = { 'idempotency-key': retry.key }
    expect((await callRoute('submitResponse', { body: retry.body, headers })).status).toBe(200)
    const { answers, demographics, version } = replies.edited
    expect(await put({ answers, demographics }, version)).toMatchObject({ answers, version: version + 1 })
    const changed = answers.map((one) => (one.question_id === 'order' ? { ...one, value: ['y'] } : one))
    expect(await put({ answers: changed, demographics }, version + 1)).toMatchObject({ answers: changed })
    expect((await callRoute('submitResponse', { body: { ...retry.body, survey_id: survey } })).status).toBe(201)
  })

  it('keeps of the answers to its first version what its second one still has', async () => {
    const { answers, demographics } = replies.full
    const gone = new Set(['was', 'deleted']) // one has another type, and one is deleted
    const body = { answers: answers.filter(({ question_id }) => !gone.has(question_id)), demographics }
    const { answers: stored } = await ok('updateResponse', { ...guest(responses.full), body })
    const grid = JSON.parse('{"__proto__":"Bad","b":"dk"}') as object
    const renamed: Record<string, unknown> = { gate: 'Much', grid }
    expect(stored).toEqual(body.answers.map((one) => ({ ...one, value: renamed[one.question_id] ?? one.value })))
  })

  it('is saved again as it is, and recounted', async () => {
    const { version } = replies.getSurvey
    const saved = await ok('updateSurvey', { body: replies.getSurvey, headers: { 'if-match': `"${version}"` } })
    expect(saved).toMatchObject({ ...replies.getSurvey, version: version + 1, updated_at: expect.any(String) })
    expect(await recounted(survey)).toEqual({ total: 4, wrong: [] })
  })
})
