import { question, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import { definitionOf, exportOf, storedResponse } from '../../../test/support/exportOf.ts'
import { excelDate } from './excelDate.ts'

it.each([
  ['2026-11-24', 46_350, 'yyyy-mm-dd'],
  ['1900-03-01', 61, 'yyyy-mm-dd'],
  ['1900-03', 61, 'yyyy-mm'],
  ['2026-11', 46_327, 'yyyy-mm'],
  ['9999-12-31', 2_958_465, 'yyyy-mm-dd'],
])('%s is a date of Excel', (text, serial, format) => expect(excelDate(text)).toEqual({ serial, format }))

it.each(['1900-02-28', '1900-02', '1000-01-01', '2026-02-30', 'soon', '', 70, null])('%j is none', (cell) =>
  expect(excelDate(cell)).toBeNull(),
)

const asked = definitionOf(survey([section('s', [question('text'), question('visit', { type: 'date' })])], { version: 2 }))

describe('an export of dates', () => {
  const answers = ['2026-11-24', '1899-12-31', '2026-11', 'soon', undefined]
  const responses = answers.map((visit) => storedResponse({ text: '2026-11-24', ...(visit !== undefined && { visit }) }))

  it('has dates in their columns, and dates that Excel lacks as text', async () => {
    const { sheets } = await exportOf(asked, responses, { earlier: () => asked })
    const cells = sheets[0]!.rows.slice(1).map((row) => row[11])
    expect(cells.map((cell) => cell && [cell.type, cell.text])).toEqual([
      ['number', '46350'],
      ['text', '1899-12-31'],
      ['number', '46327'],
      ['text', 'soon'],
      undefined,
    ])
    const [day, earlier, month, soon] = cells.map((cell) => cell?.style)
    expect(new Set([day, earlier, month]).size).toBe(3)
    expect(soon).toBe(earlier)
    expect(sheets[0]!.rows[1]![10]).toMatchObject({ type: 'text', text: '2026-11-24' })
  })

  it('has them as stored on Coded', async () => {
    const { sheets, coded } = await exportOf(asked, responses, { earlier: () => asked })
    expect(coded.map(({ visit }) => visit)).toEqual(['2026-11-24', '1899-12-31', '2026-11', 'soon', ''])
    expect(sheets[1]!.rows[2]![11]).toMatchObject({ type: 'text' })
  })

  it('leaves a number from a former type as a number', async () => {
    const number = definitionOf(survey([section('s', [question('visit', { type: 'number' })])]))
    const { sheets } = await exportOf(asked, [storedResponse({ visit: 70 }), ...responses], { earlier: () => number })
    const [former, day] = sheets[0]!.rows.slice(1).map((row) => row[11]!)
    expect(former).toMatchObject({ type: 'number', text: '70' })
    expect(former!.style).not.toBe(day!.style)
  })
})
