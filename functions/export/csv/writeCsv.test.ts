import { PassThrough } from 'node:stream'
import { text as readText } from 'node:stream/consumers'
import { question, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import { definitionOf, storedResponse, versionIn } from '../../../test/support/exportOf.ts'
import { processorTime } from '../../../test/support/processorTime.ts'
import { writeCsv } from './writeCsv.ts'

const two = definitionOf(survey([section('s', [question('first'), question('second')])]))

async function csvOf(...answers: Record<string, string>[]): Promise<string> {
  const output = new PassThrough()
  const collected = readText(output)
  await writeCsv(output, {
    survey: two,
    responses: answers.map((given) => storedResponse(given)),
    versionOf: versionIn(two),
    language: 'en',
    timeZone: 'Asia/Seoul',
    now: new Date('2026-11-21T00:00:00.000Z'),
    site: 'https://surveys.example',
  })
  return collected
}

/** The cells of a file as a spreadsheet program reads it: a quote counts only at the start of a cell. */
function cellsOf(file: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  let isStart = true
  const endCell = () => {
    row.push(cell)
    cell = ''
    isStart = true
  }
  for (let at = 0; at < file.length; at++) {
    const one = file[at]!
    if (isQuoted && one === '"' && file[at + 1] === '"') cell += file[++at]!
    else if (isQuoted && one === '"') isQuoted = false
    else if (isQuoted) cell += one
    else if (isStart && one === '"') isQuoted = true
    else if (one === separator) {
      endCell()
      continue
    } else if (one === '\n') {
      endCell()
      rows.push(row)
      row = []
      continue
    } else if (one !== '\r') cell += one
    isStart = false
  }
  return rows
}

const isFormula = (cell: string) => /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]/.test(cell)

const hostile = [
  '=cmd',
  'x;=cmd',
  'x; =cmd',
  'x;"=cmd',
  'x;"";"=cmd',
  'x\t=cmd',
  '\t=cmd',
  'x\n=cmd',
  'x\r\n\u200b@cmd',
  'x;\n\t＝cmd',
  'x|+cmd',
  'x;-cmd',
  '";=cmd',
  ';',
  'x;"',
]

describe('writeCsv', () => {
  it.each([',', ';', '\t', '|'])('has no formula in a cell if %j separates cells', async (separator) => {
    for (const first of hostile)
      for (const second of hostile) {
        const cells = cellsOf(await csvOf({ first, second }), separator).flat()
        expect([first, second, cells.filter(isFormula)]).toEqual([first, second, []])
      }
  })

  it('quotes every text and no number', async () => {
    const [header, row] = (await csvOf({ first: 'plain', second: '007' })).split('\r\n')
    expect(header).toBe(
      '"row","created_at","updated_at","language","signed_in","source","job","age","gender","country","first","second","other_answers"',
    )
    expect(row).toBe('1,"2026-11-20 15:04:05","2026-11-20 15:04:05",,0,,,,,,"plain","007",')
  })

  it('leaves other texts as they are', async () => {
    const texts = ['a "b", c; d', 'one\ntwo', '3 - 2 = 1', 'a;b=c', "it's", ' spaced ', '한글; 둘']
    const rows = cellsOf(await csvOf(...texts.map((first) => ({ first }))), ',').slice(1)
    expect(rows.map((row) => row[10])).toEqual(texts)
  })

  it('writes a text of many separators in linear time', async () => {
    expect(await processorTime(() => csvOf({ first: '\n;'.repeat(100_000) }))).toBeLessThan(100)
  })
})
