import { type QuestionType, questionTypeNames } from '#shared/kinds/kinds.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { drainStream, rehearsalCounted } from '../../support/api/drainStream.ts'
import { ownBackground } from '../../support/api/background.ts'
import { endOfJob } from '../../support/api/jobs/endOfJob.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'
import { wrongCounts } from '../../support/api/surveyTruth.ts'

ownTable()
ownBackground()

const choices = ['a', '__proto__', 'constructor', 'na', '1'].map((value) => ({ id: `id-${value.length}${value[0]}`, label: value, value }))
const rows = ['r', '__proto__', 'constructor', 'toString'].map((id) => ({ id, label: id, label_ko: '' }))
const fields = { choices, rows, min_choices: 1, number: { decimals: 4 }, scale: { from: 0, to: 10, na_label: 'Unsure' } }

/** Values as they are in JSON, so that a key may be `__proto__`. */
const values = [
  'null',
  'true',
  '0',
  '-0',
  '1e-7',
  '1e308',
  '9007199254740993',
  '123456789012.3456',
  '""',
  '"na"',
  '"__proto__"',
  '"\\u0000"',
  '"2026-02-30"',
  '"2026-11-24T00:00:00Z"',
  '"٢٠٢٦-١١-٢٤"',
  '"0999-01-01"',
  '"1e3"',
  '[]',
  '[null]',
  '[[]]',
  '["a", "a"]',
  '["__proto__", "constructor"]',
  '["a", 1, {}]',
  '{}',
  '{"__proto__": "a"}',
  '{"__proto__": {"r": "a"}, "r": "a"}',
  '{"constructor": "constructor", "toString": "__proto__"}',
  '{"r": ["a"]}',
  '{"r": {"r": "a"}}',
  '{"r": 1, "unknown": "a"}',
  '{"length": 2, "0": "a", "1": "1"}',
  '{"id": "f", "name": "x", "size": 1, "type": "text/plain", "url": "javascript:alert(1)"}',
]

const admin = ownAdmin()
let survey: string
beforeAll(async () => {
  const questions = questionTypeNames.map((type) => ({ id: type, type, ...fields }))
  survey = (await callRoute('createSurvey', { as: admin, body: { sections: [{ id: 's', questions }] } })).body.id
})
const send = async (type: QuestionType, value: string) => {
  const body = JSON.parse(
    `{"survey_id":"${survey}","answers":[{"question_id":"${type}","value":${value}}],"demographics":{"gender":"female"}}`,
  )
  return callRoute('submitResponse', { body })
}

describe('a hostile value', () => {
  it.each(questionTypeNames)('is stored or refused with its path as an answer of %s', async (type) => {
    for (const value of values) {
      const { status, body } = await send(type, value)
      const [error] = (body.errors ?? [{}]) as { path?: string; question_id?: string }[]
      const said = [value, status, error!.path, error!.question_id]
      expect([
        [value, 201, undefined, undefined],
        [value, 422, 'answers.0.value', type],
      ]).toContainEqual(said)
    }
  })

  it('breaks neither results nor lists nor exports of those that were stored', async () => {
    await drainStream()
    await rehearsalCounted()
    const where = JSON.stringify([{ of: 'created_at', from: '2026-01-01T00:00:00Z' }])
    const queries: Record<string, string>[] = [{}, { where }, { by: 'single_choice' }, { by: 'matrix', row: '__proto__' }, { by: 'scale' }]
    for (const query of queries)
      expect([query, (await callRoute('getResults', { as: admin, params: { id: survey }, query })).status]).toEqual([query, 200])
    expect((await callRoute('listResponses', { as: admin, params: { id: survey }, query: { q: 'a' } })).status).toBe(200)
    expect((await callRoute('exportResponses', { as: admin, params: { id: survey } })).status).toBe(200)
    for (const format of ['csv', 'jsonl']) {
      const { body } = await callRoute('startExport', { as: admin, body: { survey_id: survey, format } })
      expect((await endOfJob(body.id as string, admin)).state).toBe('done')
    }
    expect(await wrongCounts(survey)).toEqual([])
  })

  it.each([
    ['number', { from: '4' }],
    ['date', { from: '2026-13-01' }],
    ['date', { from: 20_261_124 }],
    ['scale', { is: [{}] }],
    ['scale', { from: 'a' }],
    ['matrix', { is: ['a'], row: 'unknown' }],
  ])('is refused in a filter of %s, %j', async (of, condition) => {
    const where = JSON.stringify([{ of, ...condition }])
    expect((await callRoute('getResults', { as: admin, params: { id: survey }, query: { where } })).status).toBe(422)
  })
})
