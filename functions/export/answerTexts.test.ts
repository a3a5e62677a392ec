import { text as readText } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import { definitionOf, exportOf, storedResponse, versionIn } from '../../test/support/exportOf.ts'
import { choice, question, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import { writeCsv } from './csv/writeCsv.ts'
import { writeJsonLines } from './jsonl/writeJsonLines.ts'

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
