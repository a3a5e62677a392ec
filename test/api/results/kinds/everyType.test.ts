import type { Survey } from '#shared/survey/survey.ts'
import { seededRandom } from '../../../../scripts/demo/responses/seededRandom.ts'
import { ownBackground } from '../../../support/api/background.ts'
import { callRoute } from '../../../support/api/callRoute.ts'
import { endOfJob } from '../../../support/api/jobs/endOfJob.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { beforeTests, ownAdmin } from '../../../support/api/people.ts'
import { readCsv } from '../../../support/checkExport/readCsv.ts'
import { readWorkbook } from '../../../support/checkExport/readWorkbook.ts'
import { drawAnswer } from '../../../support/fixtures/everyAnswer.ts'
import { everyKind } from '../../../support/fixtures/everyKind.ts'

ownTable()
const background = ownBackground()
const admin = ownAdmin()
const survey = beforeTests<Survey>(async () => (await callRoute('createSurvey', { as: admin, body: everyKind() })).body as Survey)

/** One response, from which the second section is hidden. */
beforeAll(async () => {
  const random = seededRandom(2)
  const questions = survey.sections[0]!.questions.flatMap((question) => drawAnswer(question, random) ?? [])
  const fixed = [
    { question_id: '__proto__', value: 'constructor' },
    { question_id: 'born', value: '1988-02-29' },
    { question_id: 'month', value: '2026-11' },
  ]
  const answers = questions.map((one) => fixed.find(({ question_id }) => question_id === one.question_id) ?? one)
  const { status, body } = await callRoute('submitResponse', { body: { survey_id: survey.id, answers, demographics: {} } })
  if (status !== 201) throw new Error(JSON.stringify(body))
})

const results = (query: Record<string, string>) => callRoute('getResults', { as: admin, params: { id: survey.id }, query })
const outcome = ({ status, body }: { status: number; body: { errors?: { path: string; code: string }[] } }) =>
  status === 200 ? 'taken' : `${status} ${body.errors?.map(({ path, code }) => `${path} ${code}`).join()}`

describe('the results of each type of question', () => {
  it.each([
    ['__proto__', 'taken'],
    ['constructor', 'taken'],
    ['agree', 'taken'],
    ['grid', '422 by not_allowed'],
    ['order', '422 by not_allowed'],
    ['price', '422 by not_allowed'],
    ['born', '422 by not_allowed'],
    ['short', '422 by not_allowed'],
    ['long', '422 by not_allowed'],
    ['rich', '422 by not_allowed'],
    ['proof', '422 by not_allowed'],
    ['note', '422 by not_allowed'],
  ])('are compared by %s: %s', async (by, expected) => expect(outcome(await results({ by }))).toBe(expected))

  it.each([
    ['agree', 2, 'taken'],
    ['price', 2, 'taken'],
    ['born', '2020-02-02', 'taken'],
    ['month', '2020-02', 'taken'],
    ['born', '2020-02', '422 where.0 not_allowed'],
    ['month', '2020-02-02', '422 where.0 not_allowed'],
    ['born', 2020, '422 where.0 not_allowed'],
    ['price', '2020-02-02', '422 where.0 not_allowed'],
    ['agree', '2020-02', '422 where.0 not_allowed'],
    ['__proto__', 2, '422 where.0 not_allowed'],
    ['constructor', 2, '422 where.0 not_allowed'],
    ['grid', 2, '422 where.0 not_allowed'],
    ['order', 2, '422 where.0 not_allowed'],
    ['short', 2, '422 where.0 not_allowed'],
    ['note', 2, '422 where.0 not_allowed'],
  ])('are filtered by %s from %j: %s', async (of, from, expected) =>
    expect(outcome(await results({ where: JSON.stringify([{ of, from }]) }))).toBe(expected),
  )

  it.each([
    ['price', '422 where.0 not_allowed'],
    ['born', '422 where.0 not_allowed'],
    ['agree', 'taken'],
    ['grid', 'taken'],
    ['order', 'taken'],
    ['__proto__', 'taken'],
  ])('are filtered by a value of %s: %s', async (of, expected) =>
    expect(outcome(await results({ where: JSON.stringify([{ of, is: ['1'] }]) }))).toBe(expected),
  )

  it.each<[string, Record<string, string>]>([
    ['422 row not_allowed', { by: 'agree', row: 'a' }],
    ['422 where.0.row not_allowed', { where: JSON.stringify([{ of: '__proto__', is: ['1'], row: 'a' }]) }],
  ])('are refused of a row where a question has none: %s', async (expected, query) => expect(outcome(await results(query))).toBe(expected))

  it('are the same by POST, with a row', async () => {
    const where = [{ of: 'grid', is: ['열 1'], row: 'toString' }]
    const { body: read } = await results({ where: JSON.stringify(where), by: 'grid', row: '__proto__' })
    const { status, body } = await callRoute('countResults', {
      as: admin,
      params: { id: survey.id },
      body: { where, by: 'grid', row: '__proto__' },
    })
    expect([status, { ...body, as_of: '' }]).toEqual([200, { ...read, as_of: '' }])
    expect(body.by).toMatchObject({ of: 'grid', row: '__proto__' })
  })
})

describe('a search in the answers to each type of question', () => {
  it.each([
    ['1988-02-29', 1],
    ['2026-11', 1],
    ['1988-02-28', 0],
    ['toString', 0], // the id of a row
    ['열', 0], // a column
  ])('for %s finds %d', async (q, found) => {
    const { body } = await callRoute('listResponses', { as: admin, params: { id: survey.id }, query: { q } })
    expect(body).toHaveLength(found)
  })
})

const sheetsIn = async (lang: string) => {
  const { raw } = await callRoute('exportResponses', { as: admin, params: { id: survey.id }, query: { lang } })
  return new Map(readWorkbook(raw).map(({ name, rows }) => [name, rows.map((row) => Array.from(row, (cell) => cell?.text ?? ''))]))
}

const hiddenIn = (names: string[], texts: string[]) => names.filter((_, at) => texts[at] === '(not shown)')

describe('the exports of each type of question', () => {
  const hiddenIds = ['toString', 'valueOf/a', 'valueOf/__proto__', 'hidden.order/yes', 'hidden.order/no', 'hidden-text', 'hidden-text/text']
  it('say in each column of a hidden question that it was not shown', async () => {
    const [ids, , row] = (await sheetsIn('en')).get('Coded')!
    const { body } = await callRoute('startExport', { as: admin, body: { survey_id: survey.id, format: 'csv' } })
    await background.idle()
    const [header, cells] = readCsv(await (await fetch((await endOfJob(body.id, admin)).url)).text())
    expect(hiddenIn(ids!, row!)).toEqual(hiddenIds)
    expect(hiddenIn(header!, cells!)).toEqual(hiddenIds)
  })

  it.each([
    ['en', 'Date', 'Precision', 'Smallest', 'Largest'],
    ['ko', '날짜', '입력 단위', '최솟값', '최댓값'],
  ])('have the precision and the bounds of a date in the codebook (%s)', async (lang, type, ...names) => {
    const [header, ...lines] = (await sheetsIn(lang)).get('Codebook')!
    const told = lines
      .filter(([, id]) => id === 'born' || id === 'month')
      .map((line) => [line[4], ...names.map((name) => line[header!.indexOf(name)] ?? '')])
    expect(told).toEqual([
      [type, 'day', '1000-01-01', 'today'],
      [type, 'month', '', '9999-12'],
    ])
  })
})
