import readXlsxFile from 'read-excel-file/node'
import { question, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import { definitionOf, exportOf, storedResponse } from '../../../test/support/exportOf.ts'

const one = definitionOf(survey([section('s', [question('q')])]))

const texts = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  '=HYPERLINK("https://e.org","x")',
  '{formula}',
  'https://e.org',
  '007',
  'TRUE',
  ' space around ',
  "'quoted'",
  '<c><f>1</f></c> &amp; ]]>',
  'line\nline\ttab\r\nend',
  '\u0000\u0001\u0008\u000b\u001f\u007f\u0085',
  '\ufffe\uffff',
  'half \ud83d and \ude00, whole 😀',
  '_x0041_ _x005F_ _x0041_x0042_',
  '성별 한글 ㅎㅏㄴ',
  '__proto__',
]

describe('a text in a cell', () => {
  it('is the given text', async () => {
    const { sheets } = await exportOf(
      one,
      texts.map((text) => storedResponse({ q: text }, { demographics: { job: text } })),
    )
    for (const { rows } of sheets.slice(0, 2)) {
      const cells = rows.slice(-texts.length)
      for (const place of [6, -1]) expect(cells.map((row) => row.at(place))).toMatchObject(texts.map((text) => ({ type: 'text', text })))
    }
    for (const { xml } of sheets) expect(xml).not.toMatch(/<f\b|<hyperlink/)
  })

  it('is text even for a stored value with the shape of a formula, a link or a number', async () => {
    const values = [
      { formula: '1+1' },
      { text: 'x', hyperlink: 'https://e.org' },
      { richText: [{ text: 'x' }] },
      { error: '#N/A' },
      5,
      [{ formula: '1' }],
    ]
    const { sheets } = await exportOf(
      one,
      values.map((q) => storedResponse({ q })),
    )
    for (const { rows, xml } of sheets.slice(0, 2)) {
      expect(rows.slice(-values.length).map((row) => row[10]!.type)).toEqual(values.map(() => 'text'))
      expect(xml).not.toMatch(/<f\b|<hyperlink/)
    }
  })

  it('is text in titles, labels and section titles too', async () => {
    const hostile = '=1+1\u0001\ufffe_x0041_'
    const titled = definitionOf(survey([section('s', [question('q', { title: hostile })], { title: hostile })], { title: hostile }))
    const { rowsOf } = await exportOf(titled, [])
    expect(rowsOf('Responses')[0]!.at(-1)).toBe(hostile)
    expect(rowsOf('Coded')[1]!.at(-1)).toBe(hostile)
    expect(rowsOf('Codebook')[1]!.slice(0, 3)).toEqual([hostile, 'q', hostile])
    expect(rowsOf('Info')[1]).toContain(hostile)
  })

  it('is the same for another library', async () => {
    const { file } = await exportOf(one, [storedResponse({ q: '=1+1 성별 & <b>' })])
    const rows = await readXlsxFile(file, { sheet: 'Responses', trim: false })
    expect(rows[1]![0]).toBe(1)
    expect(rows[1]![1]).toEqual(new Date('2026-11-20T15:04:05.000Z'))
    expect(rows[1]!.at(-1)).toBe('=1+1 성별 & <b>')
  })
})

describe('a text that is too long for a cell', () => {
  it.each([
    ['40,000 characters', '가'.repeat(20_000) + 'b'.repeat(20_000)],
    ['200,000 pairs and control characters', '😀\u0001_x0041_'.repeat(20_000)],
  ])('continues on a separate sheet without loss: %s', async (_, text) => {
    const { responses, rowsOf, sheets } = await exportOf(one, [storedResponse({ q: 'short' }), storedResponse({ q: text })])
    const [cell] = responses[2]!
    const note = '… [continued on the "Long answers" sheet]'
    expect(cell!.endsWith(note)).toBe(true)
    expect(text.startsWith(cell!.slice(0, -note.length))).toBe(true)

    const [header, ...parts] = rowsOf('Long answers')
    expect(header).toEqual(['Row', 'Question ID', 'Part', 'Text', 'Sheet'])
    expect(parts.map(([row, id, part]) => [row, id, part])).toEqual(parts.map((_, index) => ['2', 'q', String(index + 1)]))
    expect(parts.map(([, , , part]) => part).join('')).toBe(text)
    for (const { rows } of sheets)
      for (const row of rows) for (const cell of row) expect((cell?.text ?? '').length).toBeLessThanOrEqual(32_767)
  })

  it('leaves a text of exactly 32,767 characters in its cell', async () => {
    const { responses, rowsOf } = await exportOf(one, [storedResponse({ q: 'a'.repeat(32_767) })])
    expect(responses[1]![0]).toHaveLength(32_767)
    expect(rowsOf('Long answers')).toEqual([])
  })
})

describe('more content than a sheet can have', () => {
  it('continues on a second sheet when there are too many rows', async () => {
    const many = Array.from({ length: 5 }, (_, index) => storedResponse({ q: `answer ${index}` }))
    const { sheets, rowsOf } = await exportOf(one, many, { sheet: { rows: 4, columns: 100 } })
    expect(sheets.map(({ name }) => name).slice(0, 5)).toEqual(['Responses', 'Responses 2', 'Coded', 'Coded 2', 'Coded 3'])
    expect(rowsOf('Responses 2').map((row) => row[10])).toEqual(['q', 'answer 3', 'answer 4'])
    expect(rowsOf('Responses 2')[1]![0]).toBe('4')
    expect(rowsOf('Coded 3').map((row) => row[10])).toEqual(['q', 'q', 'answer 4'])
  })

  it('keeps the answers to a question without a column', async () => {
    const two = definitionOf(survey([section('s', [question('a'), question('b')])]))
    const { responses, rowsOf } = await exportOf(two, [storedResponse({ a: 'in', b: 'out', lost: 'x' })], {
      sheet: { rows: 100, columns: 11 },
    })
    expect(responses).toEqual([['a'], ['in']])
    expect(
      rowsOf('Long answers')
        .slice(1)
        .map((row) => row.slice(0, 4)),
    ).toEqual([
      ['1', 'b', '1', 'out'],
      ['1', 'lost', '1', 'x'],
    ])
    expect(rowsOf('Info').find(([item]) => item!.startsWith('Too many columns'))?.[1]).toBe('b')
  })
})
