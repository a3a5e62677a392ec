import { text as readText } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import { writeCsv } from '#functions/export/csv/writeCsv.ts'
import { writeJsonLines } from '#functions/export/jsonl/writeJsonLines.ts'
import { ownBackground } from '../../../support/api/background.ts'
import { callRoute } from '../../../support/api/callRoute.ts'
import { drainStream, rehearsalCounted } from '../../../support/api/drainStream.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { buildAdmin, type Person } from '../../../support/api/people.ts'
import { wrongCounts } from '../../../support/api/surveyTruth.ts'
import { definitionOf, exportOf, storedResponse, versionIn } from '../../../support/exportOf.ts'
import { choice, question, section, survey } from '../../../support/fixtures/buildSurvey.ts'

ownTable()
ownBackground()

let admin: Person
let id: string
const ids: string[] = []
const choices = [
  { id: 'a', label: 'A', value: 'a' },
  { id: 'o', label: 'Other', label_ko: '기타', value: 'other', text_entry: true },
]
const bodyWith = (question: object = {}) => ({
  sections: [
    {
      id: 's',
      questions: [
        { id: 'q', title: 'Which?', type: 'multi_select', choices, ...question },
        { id: 'plain', title: 'Yes?', type: 'single_choice', choices: [{ id: 'y', label: 'Yes', value: 'yes' }] },
      ],
    },
  ],
})
const submit = async (value: unknown, text?: string) =>
  ids.push(
    (
      await callRoute('submitResponse', {
        body: {
          survey_id: id,
          answers: [
            { question_id: 'q', value, text },
            { question_id: 'plain', value: 'yes' },
          ],
          demographics: {},
        },
      })
    ).body.id,
  )
const choicesOf = async (query: Record<string, string> = {}) => {
  await rehearsalCounted()
  return (await callRoute('getResults', { as: admin, params: { id }, query })).body.questions.map(
    ({ choices }: { choices: unknown }) => choices,
  )
}

beforeAll(async () => {
  admin = await buildAdmin()
  id = (await callRoute('createSurvey', { as: admin, body: bodyWith() })).body.id
  await submit(['a', 'other'], 'A parrot')
  await submit(['other'], 'A crow')
  await submit(['other'])
  await submit(['a'], 'dropped')
  await drainStream()
})

describe('the results of a choice with a text', () => {
  const kept = [
    { value: 'a', count: 2 },
    { value: 'other', count: 3, texts: 2 },
  ]

  it('count its texts, and say nothing of other choices', async () => {
    expect(await choicesOf()).toEqual([kept, [{ value: 'yes', count: 4 }]])
  })

  it('are the same under a filter', async () => {
    expect((await choicesOf({ where: JSON.stringify([{ of: 'plain', is: ['yes'] }]) }))[0]).toEqual(kept)
    expect((await choicesOf({ where: JSON.stringify([{ of: 'q', is: ['a'] }]) }))[0]).toEqual([
      { value: 'a', count: 2 },
      { value: 'other', count: 1, texts: 1 },
    ])
  })

  it('follow edits and deletions, and a recount finds nothing to correct', async () => {
    const change = (at: number, value: unknown, text: string) =>
      callRoute('updateResponse', { params: { id: ids[at]! }, body: { answers: [{ question_id: 'q', value, text }], demographics: {} } })
    await change(1, ['other'], '')
    await change(2, ['other'], 'A dove')
    await change(3, ['other'], 'An owl')
    await callRoute('deleteResponse', { params: { id: ids[0]! }, as: admin })
    await drainStream()
    expect((await choicesOf())[0]).toEqual([
      { value: 'a', count: 0 },
      { value: 'other', count: 3, texts: 2 },
    ])
    expect(await wrongCounts(id)).toEqual([])
  })

  it('keep counting them under a renamed choice, and one that takes no text any more', async () => {
    await callRoute('updateSurvey', {
      as: admin,
      params: { id },
      body: bodyWith({ choices: [choices[0], { id: 'o', label: 'Else', value: 'else' }] }),
    })
    expect((await choicesOf())[0]).toEqual([
      { value: 'a', count: 0 },
      { value: 'else', count: 3, texts: 2 },
    ])
  })
})

describe('the exports of a choice with a text', () => {
  const other = choice('other', { id: 'o', label: 'Other', label_ko: '기타', text_entry: true })
  const asked = (overrides: object = {}) =>
    definitionOf(
      survey([
        section('s', [
          question('one', { title: 'One?', title_ko: '하나?', type: 'single_choice', choices: [choice('a'), other], ...overrides }),
          question('many', { title: 'Many?', title_ko: '여러 개?', type: 'multi_select', choices: [choice('a'), other] }),
          question('last'),
        ]),
      ]),
    )
  const response = storedResponse(
    {},
    {
      answers: [
        { question_id: 'one', value: 'other', text: '=parrot' },
        { question_id: 'many', value: ['a', 'other'], text: 'A crow' },
        { question_id: 'last', value: 'x' },
      ],
    },
  )
  const input = (given: ReturnType<typeof asked>) => ({
    survey: given,
    responses: [response],
    versionOf: versionIn(given),
    language: 'en' as const,
    timeZone: 'Asia/Seoul',
    now: new Date('2026-11-21T00:00:00.000Z'),
    site: 'https://surveys.example',
  })
  const written = async (write: typeof writeCsv | typeof writeJsonLines) => {
    const output = new PassThrough()
    const text = readText(output)
    await write(output, input(asked()))
    return text
  }

  it('have a column after the question on the sheets of people', async () => {
    const { responses } = await exportOf(asked(), [response])
    expect(responses).toEqual([
      ['One?', 'One?: Other', 'Many?', 'Many?: Other', 'last'],
      ['Other', '=parrot', 'a; Other', 'A crow', 'x'],
    ])
    expect((await exportOf(asked(), [response], { language: 'ko' })).responses[0]!.slice(0, 2)).toEqual(['하나?', '하나?: 기타'])
  })

  it('have a column by the id of the question on the sheet of programs', async () => {
    const { coded, rowsOf } = await exportOf(asked(), [response, storedResponse({ one: 'a' })])
    expect(rowsOf('Coded')[0]!.slice(10)).toEqual(['one', 'one/text', 'many', 'many/a', 'many/other', 'many/text', 'last'])
    expect(coded).toMatchObject([
      { 'one/text': '=parrot', 'many/other': '1', 'many/text': 'A crow' },
      { 'one/text': '', 'many/text': '' },
    ])
  })

  it('say of which choice it is in the codebook', async () => {
    const rows = (await exportOf(asked(), [response])).rowsOf('Codebook')
    expect(rows.map((row) => row[12])).toEqual(['Has a text', '', '', 'Yes', '', '', 'Yes', ''])
    const without = definitionOf(survey([section('s', [question('one', { type: 'single_choice', choices: [choice('a')] })])]))
    expect((await exportOf(without, [])).rowsOf('Codebook')[0]).toHaveLength(12)
  })

  it('have the same column in CSV, and the text beside the value in JSON Lines', async () => {
    const [header, row] = (await written(writeCsv)).split('\r\n')
    expect(header).toContain('"one","one/text","many","many/a","many/other","many/text","last"')
    expect(row).toContain(`"other","'=parrot","a; other",1,1,"A crow","x"`)
    expect((JSON.parse(await written(writeJsonLines)) as { answers: unknown }).answers).toEqual([
      { question_id: 'one', title: 'One?', value: 'other', text: '=parrot' },
      { question_id: 'many', title: 'Many?', value: ['a', 'other'], text: 'A crow' },
      { question_id: 'last', title: 'last', value: 'x' },
    ])
  })

  it('lose no text where the choice takes none any more', async () => {
    const { rowsOf, responses } = await exportOf(asked({ choices: [choice('a'), choice('other', { id: 'o' })] }), [response])
    expect(responses[0]).toEqual(['One?', 'Many?', 'Many?: Other', 'last'])
    expect(rowsOf('Long answers')[1]).toEqual(['1', 'one/text', '1', '=parrot', 'Responses'])
  })

  it('leave a question without room for its text out', async () => {
    const { responses } = await exportOf(asked(), [response], { sheet: { rows: 1000, columns: 13 } })
    expect(responses[0]).toEqual(['One?', 'One?: Other'])
  })
})
