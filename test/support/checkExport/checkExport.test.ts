import { checkExport } from './checkExport.ts'
import type { ResponseLine } from './surveyFile.ts'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { writeCsv } from '#functions/export/csv/writeCsv.ts'
import { writeJsonLines } from '#functions/export/jsonl/writeJsonLines.ts'
import { questionTypeNames } from '#shared/kinds/kinds.ts'
import { surveyBody } from '#shared/survey/survey.ts'
import { seededRandom } from '../../../scripts/demo/responses/seededRandom.ts'
import { type Answered, drawAnswer } from '../fixtures/everyAnswer.ts'
import { everyKind } from '../fixtures/everyKind.ts'
import { checkCsv, checkJsonLines } from './checkFiles.ts'
import { choice, question, section, survey } from '../fixtures/buildSurvey.ts'
import { definitionOf, exportOf, storedResponse, versionIn } from '../exportOf.ts'

const choices = [choice('red', { label: 'Red', label_ko: '빨강', aliases: ['rouge'] }), choice('blue', { label: 'Blue' })]
const asked = survey([
  section('s', [
    question('one', { type: 'single_choice', title: 'Same', choices }),
    question('many', { type: 'multi_select', title: 'Same', choices }),
    question('rich', { type: 'rich_text' }),
    question('text'),
  ]),
])
const line = (answers: Record<string, unknown>, demographics = {}): ResponseLine => ({
  answers: Object.entries(answers).map(([question_id, value]) => ({ question_id, value })),
  demographics,
})
const lines = [
  line({ one: 'red', many: ['red', 'blue'], text: 'x'.repeat(40_000) }, { age: 30, country: 'KR' }),
  line({ one: 'rouge', rich: '<p>a <b>b</b></p><p>c &amp; d</p>', text: '=1+1\u0001' }),
  line({ one: 'blue' }),
]
const stored = ({ answers, demographics }: ResponseLine) =>
  storedResponse(Object.fromEntries(answers.map(({ question_id, value }) => [question_id, value])), { demographics: demographics ?? {} })

describe('checkExport', () => {
  it.each(['en', 'ko'] as const)('finds every answer again, in any order of rows (%s)', async (language) => {
    const { file } = await exportOf(definitionOf(asked), lines.toReversed().map(stored), { language })
    expect(checkExport(asked, lines, file)).toEqual({ rows: 3, inResponses: 7, inCoded: 7, problems: [] })
  })

  it('names missing and surplus parts', async () => {
    const { file } = await exportOf(definitionOf(asked), lines.slice(1).map(stored))
    const fewer = checkExport(asked, lines, file)
    expect(fewer).toMatchObject({ rows: 2, inResponses: 4, inCoded: 4 })
    expect(fewer.problems).toContain('missing 1 x in Responses, many: Red; Blue')
    const more = checkExport(asked, lines.slice(2), file)
    expect(more.problems).toContain('surplus 1 x in Coded, one: red')
  })

  it('notices answers in the right columns of the wrong rows', async () => {
    const mixed = [line({ one: 'red', text: 'b' }), line({ one: 'blue', text: 'a' })]
    const { file } = await exportOf(definitionOf(asked), mixed.map(stored))
    const check = checkExport(asked, [line({ one: 'red', text: 'a' }), line({ one: 'blue', text: 'b' })], file)
    expect(check).toMatchObject({ rows: 0, inResponses: 4, inCoded: 4 })
    expect(check.problems).toHaveLength(4)
  })
})

async function written(write: typeof writeCsv, of: ReturnType<typeof definitionOf>, responses: ReturnType<typeof storedResponse>[]) {
  const output = new PassThrough()
  const input = { survey: of, versionOf: versionIn(of), language: 'en', timeZone: 'Asia/Seoul', now: new Date(0), site: '' } as const
  const [file] = await Promise.all([text(output), write(output, { ...input, responses })])
  return file
}

describe('the check of screened out responses', () => {
  const given = [line({ one: 'red' }), { ...line({ one: 'blue' }), screened: true }]
  const stored = given.map(({ answers, screened }) => storedResponse({ one: answers[0]!.value as string }, screened ? { screened } : {}))
  const [part] = asked.sections
  const ending = {
    ...asked,
    sections: [{ ...part!, ends_if: { match: 'all' as const, clauses: [{ question_id: 'one', op: 'answered' as const }] } }],
  }
  const withEnd = definitionOf(ending)
  const checked = async (lines: ResponseLine[]) => [
    checkExport(ending, lines, (await exportOf(withEnd, stored)).file).problems,
    checkCsv(ending, lines, await written(writeCsv, withEnd, stored)).problems,
    checkJsonLines(ending, lines, await written(writeJsonLines, withEnd, stored)).problems,
  ]

  it('finds it in each format', async () => expect(await checked(given)).toEqual([[], [], []]))

  it('notices it of another response', async () => {
    const swapped = given.map((one, at) => ({ ...one, screened: at === 0 }))
    expect((await checked(swapped)).map(({ length }) => length > 0)).toEqual([true, true, true])
  })

  it('reads it from the responses if the end was removed', async () => {
    expect(checkExport(asked, given, (await exportOf(withEnd, stored)).file).problems).toEqual([])
  })
})

const storedAnswers = (given: Answered[]) => storedResponse({}, { answers: given as ReturnType<typeof storedResponse>['answers'] })

describe('the check of an answer to every type of question', () => {
  const every = definitionOf(survey(v.parse(surveyBody, everyKind()).sections))
  const random = seededRandom(1)
  const answers = every.sections.flatMap(({ questions }) => questions.flatMap((asked) => drawAnswer(asked, random) ?? []))

  /** The problems of each format in an export of these answers, where all were given. */
  async function problems(given: Answered[]) {
    const { file } = await exportOf(every, [storedAnswers(given)])
    return [
      checkExport(every, [{ answers }], file),
      checkCsv(every, [{ answers }], await written(writeCsv, every, [storedAnswers(given)])),
      checkJsonLines(every, [{ answers }], await written(writeJsonLines, every, [storedAnswers(given)])),
    ].map((check) => check.problems)
  }

  it('finds all of them in each format', async () => {
    const given = new Set(answers.map(({ question_id }) => question_id))
    const asked = every.sections.flatMap(({ questions }) => questions).filter(({ id }) => given.has(id))
    const types = questionTypeNames.filter((type) => type !== 'note' && type !== 'file_upload')
    expect(new Set(asked.map(({ type }) => type))).toEqual(new Set(types))
    expect(answers.filter(({ text }) => text !== undefined)).not.toEqual([])
    expect(await problems(answers)).toEqual([[], [], []])
  })

  it.each(answers)('misses the one to $question_id', async ({ question_id }) => {
    for (const found of await problems(answers.filter((one) => one.question_id !== question_id)))
      expect(found.join('\n')).toContain(`missing 1 x in`)
  })

  it('misses a text beside an answer', async () => {
    const [workbook, csv, jsonl] = await problems(answers.map(({ text: _text, ...answer }) => answer))
    expect(workbook!.join()).toContain('/text: ')
    expect(csv!.join()).toContain('/text: ')
    expect(jsonl).toHaveLength(2)
  })
})
