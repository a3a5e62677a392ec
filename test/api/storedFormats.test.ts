import { ownBackground } from '../support/api/background.ts'
import { callRoute, type Caller } from '../support/api/callRoute.ts'
import { callsAsAdmin } from '../support/api/jobs/callsAsAdmin.ts'
import { frozenAt } from '../support/api/frozenTime.ts'
import { loadFormat } from '../support/stored/loadFormat.ts'
import { soundTable } from '../support/api/ownTable.ts'
import { siteOrigin } from '../support/api/siteOrigin.ts'
import { recounted } from '../support/stored/storedSurvey.ts'
import { wrongCounts } from '../support/api/surveyTruth.ts'
import { storedFormats, type StoredFormat } from '../support/stored/storedFormat.ts'
import { checkExport } from '../support/checkExport/checkExport.ts'
import { readCsv } from '../support/checkExport/readCsv.ts'
import type { ResponseLine } from '../support/checkExport/surveyFile.ts'

/** Lists show admins references of responses, and when a person last signed in. */
const lasting = ({ id: _id, last_seen_at: _seen, ...rest }: Record<string, unknown>) => rest
const withoutOrigin = (text: string) => text.replace(/http:\/\/127\.0\.0\.1:\d+/g, '')
const jsonLines = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object)

/** The rows of a CSV file, each by the names of its columns. */
function csvRows(text: string) {
  const [header, ...rows] = readCsv(text)
  return rows.map((row) => Object.fromEntries(header!.map((name, at) => [name, row[at]])))
}

describe.each(storedFormats)('data that the product stored on %s', (_, format) => {
  soundTable()
  const background = ownBackground()
  const { people, survey, responses, replies, exports, jobs } = format
  const params = { id: survey.id }
  const as = {} as Record<keyof StoredFormat['people'], Caller>
  const { ok, exported } = callsAsAdmin(survey.id, () => as.admin, background)

  beforeAll(async () => {
    process.env.SITE_URL = siteOrigin
    await loadFormat(format)
    for (const [name, { email }] of Object.entries(people)) as[name as keyof typeof as] = await signedIn(email)
  })

  async function signedIn(username: string): Promise<Caller> {
    const { body } = await callRoute('issueToken', { body: new URLSearchParams({ username, password: format.password }) })
    return { token: body.access_token as string }
  }
  const read = (id: string, reader: Caller = null) => ok('getResponse', { params: { id }, as: reader })
  describe('is read as it was', () => {
    it.each([
      ['getHomepage', replies.getHomepage],
      ['getSettings', replies.getSettings],
      ['listProviders', replies.listProviders],
      ['listInquiries', replies.listInquiries],
      ['listSurveys', replies.listSurveys],
      ['getSurvey', replies.getSurvey],
      ['listSurveyVersions', replies.listSurveyVersions],
    ] as const)('by %s', async (name, before) => {
      expect(await ok(name, { params })).toMatchObject(before)
    })

    it('as listed surveys, without a field for that', async () => {
      expect(await ok('getSurvey', { params })).toMatchObject({ is_listed: true })
      expect((await ok('listSurveys')).map((row: { is_listed: boolean }) => row.is_listed)).toEqual([true, true])
    })

    it('as accounts, with their providers', async () => {
      expect((await ok('listUsers')).map(lasting)).toMatchObject(replies.listUsers.map(lasting))
      expect(await ok('getMe', { as: as.claimer })).toMatchObject(replies.getMe)
      expect(await ok('listIdentities', { as: as.claimer })).toMatchObject(replies.listIdentities)
    })

    it('as an earlier version of a survey, and by its slug', async () => {
      expect(await ok('getSurveyVersion', { params: { ...params, version: '1' } })).toMatchObject(replies.firstVersion)
      expect(await ok('getSurveyBySlug', { params: { slug: replies.getSurvey.slug }, as: null })).toMatchObject(replies.getSurvey)
      expect((await callRoute('getSurvey', { params: { id: survey.closed } })).status).toBe(404)
      expect((await ok('listPublicSurveys', { as: null })).map(({ id }: { id: string }) => id)).toEqual([survey.id])
    })

    it('as responses, by every permitted caller', async () => {
      for (const name of ['full', 'resent', 'guest'] as const) expect(await read(responses[name])).toMatchObject(replies[name])
      expect(await read(responses.claimed, as.claimer)).toMatchObject(replies.claimed)
      expect(await ok('getMyResponse', { as: as.editor, query: { survey_id: survey.id } })).toMatchObject(replies.edited)
      expect((await callRoute('getResponse', { params: { id: responses.claimed } })).status).toBe(404)
    })

    it('as the list of responses', async () => {
      expect((await ok('listResponses', { params })).map(lasting)).toMatchObject(replies.listResponses.map(lasting))
    })

    it('as results, kept and counted under a filter', async () => {
      expect(await ok('getResults', { params })).toMatchObject(replies.results)
      const { as_of: _at, ...filtered } = replies.filtered
      const where = JSON.stringify([{ of: 'language', is: ['ko'] }])
      expect(await ok('getResults', { params, query: { where } })).toMatchObject(filtered)
    })

    it('as counts that equal those of its responses', async () => {
      expect(await wrongCounts(survey.id)).toEqual([])
    })

    it('as jobs, while they are kept', async () => {
      await frozenAt(Date.parse(format.made_at), async () => {
        expect(await ok('getJob', { params: { job: jobs.exported } })).toMatchObject({ state: 'done', done: 6, total: 6 })
        expect(await ok('getJob', { params: { job: jobs.queued } })).toMatchObject({ state: 'queued' })
      })
    })

    it('as a file of an answer', async () => {
      const reply = await callRoute('getFile', { params: { id: format.file }, query: { response: responses.guest } })
      expect(await (await fetch(String(reply.headers.location))).text()).toBe('Seen')
    })

    it('as exports in every format', async () => {
      const rows = csvRows(withoutOrigin(exports.csv))
      expect(rows).toHaveLength(6)
      expect(csvRows(withoutOrigin(await exported('csv')))).toMatchObject(rows)
      expect(jsonLines(withoutOrigin(await exported('jsonl')))).toMatchObject(jsonLines(withoutOrigin(exports.jsonl)))
      const { raw } = await callRoute('exportResponses', { params, as: as.admin })
      const lines = JSON.stringify(replies.listResponses.toReversed()).replaceAll('"/api/files/', `"${siteOrigin}/files/`)
      expect(checkExport(replies.getSurvey, JSON.parse(lines) as ResponseLine[], raw)).toMatchObject({ rows: 6, problems: [] })
    })
  })

  describe('is changed as ever', () => {
    it('by a retry of a submit, which stores nothing twice', async () => {
      const { key, body } = format.retry
      const retried = await callRoute('submitResponse', { body, headers: { 'idempotency-key': key } })
      expect(retried).toMatchObject({ status: 200, body: replies.resent })
      const other = { ...body, demographics: { job: 'Nurse' } }
      expect((await callRoute('submitResponse', { body: other, headers: { 'idempotency-key': key } })).status).toBe(422)
    })

    it('by a guest who changes a response, under its old id', async () => {
      const { answers, demographics, version } = replies.guest
      const body = { answers: answers.map((one) => (one.question_id === 'name' ? { ...one, value: 'Changed' } : one)), demographics }
      const renamed = body.answers.map((one) => (one.value === 'Yes' ? { ...one, value: 'Often' } : one)) // a choice's value since version 2
      const changed = await ok('updateResponse', {
        params: { id: responses.guest },
        as: null,
        body,
        headers: { 'if-match': `"${version}"` },
      })
      expect(changed).toMatchObject({ id: responses.guest, version: version + 1 })
      expect((await read(responses.guest)).answers).toEqual(renamed)
    })

    it('by a person who claims a guest’s response, and who changes their own', async () => {
      expect(await ok('claimResponse', { as: as.admin, body: { response_id: responses.resent } })).toMatchObject({ id: responses.resent })
      expect((await callRoute('getResponse', { params: { id: responses.resent } })).status).toBe(404)
      const body = { answers: replies.edited.answers, demographics: { age: 40 } }
      const own = await ok('updateResponse', { params: { id: responses.edited }, as: as.editor, body })
      expect(own).toMatchObject({ id: responses.edited, demographics: { age: 40 }, version: replies.edited.version + 1 })
    })

    it('by a survey that is saved again, which keeps its deleted parts', async () => {
      const { version } = replies.getSurvey
      const body = { ...replies.getSurvey, title: 'Saved again' }
      const saved = await ok('updateSurvey', { params, body, headers: { 'if-match': `"${version}"` } })
      expect(saved).toMatchObject({ ...replies.getSurvey, title: 'Saved again', version: version + 1, updated_at: expect.any(String) })
      expect(await exported('csv')).toContain('An answer that stays')
    })

    it('by new responses, the end of an account and the end of a response', async () => {
      expect((await callRoute('submitResponse', { body: format.retry.body })).status).toBe(201)
      expect((await callRoute('deleteProfile', { as: as.claimer, body: { password: format.password } })).status).toBe(204)
      expect((await callRoute('deleteResponse', { params: { id: responses.full } })).status).toBe(204)
    })

    it('by saves of the home page and the settings', async () => {
      for (const [name, save] of [
        ['getHomepage', 'updateHomepage'],
        ['getSettings', 'saveSettings'],
      ] as const) {
        const { version } = replies[name]
        expect(await ok(save, { body: replies[name], headers: { 'if-match': `"${version}"` } })).toMatchObject({ version: version + 1 })
      }
    })

    it('and the next changes recount the counts, which are of another table’s stream', async () => {
      expect(await recounted(survey.id)).toEqual({ total: 6, wrong: [] })
    })
  })
})
