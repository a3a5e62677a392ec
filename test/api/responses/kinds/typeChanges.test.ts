import { type QuestionType, questionTypeNames } from '#shared/kinds/kinds.ts'
import { callRoute } from '../../../support/api/callRoute.ts'
import { answerForm } from '../../../support/api/answerFile.ts'
import { drainStream, rehearsalCounted } from '../../../support/api/drainStream.ts'
import { ownBackground } from '../../../support/api/background.ts'
import { endOfJob } from '../../../support/api/jobs/endOfJob.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { ownAdmin } from '../../../support/api/people.ts'
import { wrongCounts } from '../../../support/api/surveyTruth.ts'
import { readWorkbook } from '../../../support/checkExport/readWorkbook.ts'

ownTable()
ownBackground()

const six: readonly QuestionType[] = ['short_text', 'long_text', 'rich_text', 'single_choice', 'multi_select', 'file_upload']
const choices = ['a', 'b'].map((value) => ({ id: `id-${value}`, label: `Choice ${value}`, label_ko: `선택지 ${value}`, value }))
const rows = ['r', '__proto__'].map((id) => ({ id, label: `Row ${id}`, label_ko: '' }))
const fields = { choices, rows, number: { unit: 'km' }, scale: { from: 1, to: 5 }, date: { precision: 'day' }, min_choices: 1 }

/** An answer to each type; a note takes none. */
const given: Partial<Record<QuestionType, unknown>> = {
  short_text: 'Hello',
  long_text: 'Hello there',
  rich_text: '<p>Hello</p>',
  single_choice: 'b',
  multi_select: ['a', 'b'],
  number: 4,
  date: '2026-11-24',
  scale: 3,
  matrix: { r: 'b' },
  ranking: ['b', 'a'],
}
/** Their cells in an export. */
const words: Partial<Record<QuestionType, string>> = {
  short_text: 'Hello',
  long_text: 'Hello there',
  rich_text: 'Hello',
  single_choice: 'Choice b',
  multi_select: 'Choice a; Choice b',
  file_upload: 'note.txt',
  number: '4',
  date: '2026-11-24',
  scale: '3',
  matrix: 'Row r: Choice b',
  ranking: 'Choice b; Choice a',
}
/** How many counts an answer has in the figures of its type. */
const figures: Partial<Record<QuestionType, number>> = {
  single_choice: 1,
  multi_select: 2,
  number: 1,
  date: 1,
  scale: 1,
  matrix: 1,
  ranking: 2,
}

type Shape = 'string' | 'number' | 'list' | 'rows' | 'file'
const shapes: Partial<Record<QuestionType, Shape>> = {
  short_text: 'string',
  long_text: 'string',
  rich_text: 'string',
  single_choice: 'string',
  date: 'string',
  number: 'number',
  scale: 'number',
  multi_select: 'list',
  ranking: 'list',
  matrix: 'rows',
  file_upload: 'file',
}

/** Why an answer of one type is none of another; undefined if it is one. */
function refusal({ was, now }: Pair): string | undefined {
  if (shapes[was] !== shapes[now]) return 'answer.invalid'
  if (was === now) return undefined
  if (now === 'date') return 'answer.no_such_date'
  return now === 'single_choice' ? 'answer.unknown_choice' : undefined
}

const pairs = questionTypeNames.flatMap((was) => questionTypeNames.map((now) => ({ id: `${was}-${now}`, was, now })))
type Pair = (typeof pairs)[number]

/** Whether results distinguish answers of the former type from the present ones. */
const isTold = ({ was, now }: Pair) => was !== now && was !== 'note' && now !== 'note' && !(six.includes(was) && six.includes(now))

const bodyWith = (types: 'was' | 'now') => ({
  sections: [{ id: 's', questions: pairs.map((pair) => ({ id: pair.id, title: pair.id, type: pair[types], ...fields })) }],
})
/** The answers of a response, by the id of their question. */
type Answers = { question_id: string; value: unknown }[]
const byQuestion = (answers: Answers) => new Map(answers.map(({ question_id, value }) => [question_id, value]))

const admin = ownAdmin()
let survey: string
let response: string
const sent = new Map<string, unknown>()
const edit = (types: 'was' | 'now') => callRoute('updateSurvey', { as: admin, params: { id: survey }, body: bodyWith(types) })
const submission = () => ({
  survey_id: survey,
  answers: [...sent].map(([question_id, value]) => ({ question_id, value })),
  demographics: {},
})
type Counted = { id: string; type: string; shown: number; answered: number; former?: number; [figure: string]: unknown }
const results = async (query: Record<string, string> = {}) => {
  await rehearsalCounted()
  const { status, body } = await callRoute('getResults', { as: admin, params: { id: survey }, query })
  expect(status).toBe(200)
  return body as { total: number; questions: Counted[] }
}
const everyone = { where: JSON.stringify([{ of: 'created_at', from: '2026-01-01T00:00:00Z' }]) }
/** The sum of all counts in the figures of a question. */
const inFigures = ({ numbers, dates, choices: list = [], rows: table = [] }: Counted) => {
  const counts = [
    ...((dates ?? list) as { count: number }[]),
    ...(table as { choices: { count: number }[] }[]).flatMap((row) => row.choices),
  ]
  return ((numbers as { n: number } | undefined)?.n ?? 0) + counts.reduce((sum, { count }) => sum + count, 0)
}

beforeAll(async () => {
  survey = (await callRoute('createSurvey', { as: admin, body: bodyWith('was') })).body.id
  for (const { id, was } of pairs) {
    if (given[was] !== undefined) sent.set(id, given[was])
    if (was !== 'file_upload') continue
    sent.set(id, (await callRoute('uploadFile', { body: answerForm({ survey_id: survey, question_id: id }), as: null })).body)
  }
  response = (await callRoute('submitResponse', { body: submission() })).body.id
  await edit('now')
  await drainStream()
})

describe('answers to questions that changed their types, from each type to each', () => {
  it('are in the own response as they were given', async () => {
    const { status, body } = await callRoute('getResponse', { params: { id: response } })
    expect(status).toBe(200)
    expect(byQuestion(body.answers)).toEqual(sent)
  })

  it('are in the list as they were given', async () => {
    const { body } = await callRoute('listResponses', { as: admin, params: { id: survey } })
    expect(byQuestion(body[0].answers)).toEqual(sent)
  })

  it.each([
    ['kept', {}],
    ['filtered', everyone],
  ])('are answered and former in %s results, and in no figure', async (_, query) => {
    const { questions } = await results(query)
    const told = new Map(questions.map((one) => [one.id, one]))
    for (const { id } of pairs.filter(({ now }) => now === 'note')) expect(told.has(id)).toBe(false)
    for (const pair of pairs.filter(({ id, now }) => now !== 'note' && sent.has(id))) {
      const { answered, former } = told.get(pair.id)!
      expect([pair.id, answered, former]).toEqual([pair.id, 1, isTold(pair) ? 1 : undefined])
    }
    for (const { id } of pairs.filter(isTold)) expect([id, inFigures(told.get(id)!)]).toEqual([id, 0])
    expect(await wrongCounts(survey)).toEqual([])
  })

  it('are returned to their respondent with their questions as of then', async () => {
    const { body } = await callRoute('getResponse', { params: { id: response } })
    const told = new Map((body.former as { id: string; type: QuestionType }[]).map((one) => [one.id, one]))
    expect(new Set(told.keys())).toEqual(new Set(pairs.filter(isTold).map(({ id }) => id)))
    for (const { id, was } of pairs.filter(isTold)) expect(told.get(id)!.type).toBe(was)
    expect(told.get('matrix-number')).toMatchObject({
      rows: [{ id: 'r', label: 'Row r' }],
      choices: [{ value: 'b', label_ko: '선택지 b' }],
    })
    expect(told.get('number-date')).toMatchObject({ choices: [], number: { unit: 'km' } })
  })

  it('are in each export', async () => {
    const { raw } = await callRoute('exportResponses', { as: admin, params: { id: survey } })
    const sheet = (name: string) =>
      readWorkbook(raw)
        .find((one) => one.name === name)!
        .rows.map((row) => row.map((cell) => cell?.text ?? ''))
    const [heads, cells] = sheet('Responses')
    const long = new Map(sheet('Long answers').map(([, id, , text]) => [id, text]))
    for (const pair of pairs.filter(isTold)) {
      const { id, was } = pair
      const written = heads!.map((head, at) => (head.startsWith(id) ? cells![at] : '')).join('') || long.get(id)
      expect([id, written]).toEqual([id, expect.stringContaining(words[was]!)])
    }
    const { body } = await callRoute('startExport', { as: admin, body: { survey_id: survey, format: 'jsonl' } })
    const { url } = await endOfJob(body.id as string, admin)
    expect(byQuestion((JSON.parse(await (await fetch(url)).text()) as { answers: Answers }).answers)).toEqual(sent)
  })

  it('are found by no filter of the present type', async () => {
    for (const { id, now } of pairs.filter(isTold)) {
      const where = JSON.stringify([{ of: id, is: ['a', 'b', '3', '4', 'Hello', '2026-11-24'] }])
      const { status, body } = await callRoute('getResults', { as: admin, params: { id: survey }, query: { where } })
      expect([id, status === 422 || body.total]).toEqual([id, ['number', 'date'].includes(now) || 0])
    }
  })

  it.each(questionTypeNames.filter((type) => type !== 'note'))('are judged as new ones of %s, if they are sent again', async (now) => {
    const of = pairs.filter((pair) => pair.now === now && sent.has(pair.id))
    const answers = of.map(({ id }) => ({ question_id: id, value: sent.get(id) }))
    const { status, body } = await callRoute('updateResponse', { params: { id: response }, body: { answers, demographics: {} } })
    expect(status).toBe(422)
    const codes = new Map((body.errors as { question_id: string; code: string }[]).map(({ question_id, code }) => [question_id, code]))
    for (const pair of of) expect([pair.id, codes.get(pair.id)]).toEqual([pair.id, refusal(pair)])
  })

  it('are of their type again once that is restored', async () => {
    expect((await edit('was')).status).toBe(200)
    await drainStream()
    for (const query of [{}, everyone]) {
      const { questions } = await results(query)
      const told = new Map(questions.map((one) => [one.id, one]))
      for (const { id, was } of pairs.filter((pair) => sent.has(pair.id))) {
        expect([id, told.get(id)!.answered, told.get(id)!.former]).toEqual([id, 1, undefined])
        expect([id, inFigures(told.get(id)!)]).toEqual([id, figures[was] ?? 0])
      }
    }
    expect((await callRoute('getResponse', { params: { id: response } })).body).not.toHaveProperty('former')
    expect(await wrongCounts(survey)).toEqual([])
  })
})
