import { anyNumber } from '#shared/kinds/number/numberOf.ts'
import { anyScale } from '#shared/kinds/scale/scaleOf.ts'
import type { Question } from '#shared/survey/survey.ts'
import { definitionOf, exportOf, storedResponse } from '../../../test/support/exportOf.ts'
import { choice, question, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'

const asked = (fields: Partial<Question>, ...more: Question[]) =>
  definitionOf(survey([section('s', [question('q', { title: 'How?', ...fields }), ...more])]))
const given = (...values: unknown[]) => values.map((value) => storedResponse({ q: value }))

describe('the export of a ranking', () => {
  const ranks = [['speed', 'price', '1'], ['speed', '1'], ['1'], []] // a value that looks like a place
  const ranking: Partial<Question> = {
    type: 'ranking',
    choices: ['price', 'speed', '1'].map((value) => choice(value, { label: `${value}!` })),
    min_choices: 1,
  }

  it('has a column for each place, and on Coded one for each choice', async () => {
    const { responses, rowsOf } = await exportOf(asked(ranking), given(...ranks))
    expect(responses).toEqual([
      ['How?: 1', 'How?: 2', 'How?: 3'],
      ['speed!', 'price!', '1!'],
      ['speed!', '1!', ''],
      ['1!', '', ''],
      ['', '', ''],
    ])
    expect(rowsOf('Coded').map((row) => row.slice(10))).toEqual([
      ['q/price', 'q/speed', 'q/1'],
      ['How?: price!', 'How?: speed!', 'How?: 1!'],
      ['2', '1', '3'],
      ['', '1', '2'],
      ['', '', '1'],
      ['', '', ''],
    ])
    const [head, line] = rowsOf('Codebook')
    expect([head!.slice(12), line!.slice(1, 6)]).toEqual([['Fewest choices'], ['q', 'How?', '', 'Ranking', 'No']])
  })

  it('has the places beyond the columns among the long answers', async () => {
    const { responses, rowsOf } = await exportOf(asked({ ...ranking, max_choices: 2 }), given(...ranks))
    expect(responses[0]).toEqual(['How?: 1', 'How?: 2'])
    expect(rowsOf('Long answers').slice(1)).toEqual([['1', 'q/3', '1', '1', 'Responses']])
  })
})

describe('the export of a matrix', () => {
  const rows = ['a', '__proto__', 'c'].map((id) => ({ id, label: `Row ${id}`, label_ko: `행 ${id}` }))
  const matrix = { type: 'matrix', rows, choices: ['Good', 'Bad'].map((value) => choice(value, { label: `${value}!` })) } as const
  const answers = ['{"a":"Good","__proto__":"Bad"}', '{"a":"Bad","c":"Good"}', '{}'].map((value) => JSON.parse(value) as unknown)

  it('has a column for each row, and a line in the codebook for each row and column', async () => {
    const { responses, rowsOf } = await exportOf(asked(matrix), given(...answers))
    expect(responses).toEqual([
      ['How?: Row a', 'How?: Row __proto__', 'How?: Row c'],
      ['Good!', 'Bad!', ''],
      ['Bad!', '', 'Good!'],
      ['', '', ''],
    ])
    const coded = rowsOf('Coded').map((row) => row.slice(10))
    expect([coded[0], coded[2]]).toEqual([['q/a', 'q/__proto__', 'q/c'], ['Good', 'Bad', '']]) // oxfmt-ignore
    const [head, ...lines] = rowsOf('Codebook')
    const cells = ['Type', 'Row ID', 'Value', 'Label (English)', 'Label (Korean)'].map((name) => head!.indexOf(name))
    expect(lines.map((line) => cells.map((at) => line[at]))).toEqual([
      ['Matrix', '', '', '', ''],
      ['', 'a', '', 'Row a', '행 a'],
      ['', '__proto__', '', 'Row __proto__', '행 __proto__'],
      ['', 'c', '', 'Row c', '행 c'],
      ['', '', 'Good', 'Good!', ''],
      ['', '', 'Bad', 'Bad!', ''],
    ])
    expect((await exportOf(asked(matrix), [], { language: 'ko' })).responses[0]).toContain('How?: 행 c')
  })

  it('marks columns that mean no answer in the codebook', async () => {
    const unsure = choice('unsure', { no_answer: true })
    const [head, ...lines] = (await exportOf(asked({ ...matrix, choices: [...matrix.choices, unsure] }), [])).rowsOf('Codebook')
    const [value, marked] = ['Value', 'Counts as no answer'].map((name) => head!.indexOf(name))
    expect(lines.flatMap((line) => (line[marked!] ? line[value!] : []))).toEqual(['unsure'])
  })

  it('has a deleted row last, and the answers to a former type apart', async () => {
    const question_id = 'q'
    const now = { ...asked({ ...matrix, rows: rows.slice(1) }), version: 2, retired_rows: [{ question_id, row: rows[0]! }] }
    const single = asked({ ...matrix, type: 'single_choice' })
    const earlier = (version: number) => (version === 1 ? single : null)
    const present = answers.map((value) => storedResponse({ q: value }, { survey_version: 2 }))
    const { rowsOf } = await exportOf(now, [...present, ...given('Good')], { earlier })
    const coded = rowsOf('Coded').map((row) => row.slice(10))
    expect([coded[0], coded[2]]).toEqual([['q/__proto__', 'q/c', 'q/a'], ['Bad', '', 'Good']]) // oxfmt-ignore
    expect(rowsOf('Long answers').flat()).toEqual(expect.arrayContaining(['q', 'Good!']))
    const { responses } = await exportOf({ ...single, version: 2 }, given(answers[0]), { earlier: () => asked(matrix) })
    expect(responses[1]).toEqual(['Row a: Good!; Row __proto__: Bad!'])
  })

  it('has the number of the question first where two columns would be alike', async () => {
    const alike = question('p', { title: 'How?', ...matrix, rows: rows.slice(2) })
    expect((await exportOf(asked(matrix, question('who'), alike), [])).responses[0]).toEqual([
      'How?: Row a',
      'How?: Row __proto__',
      '1. How?: Row c',
      'who',
      '3. How?: Row c',
    ])
  })
})

describe('the export of a number or a scale', () => {
  const labels = [{ label: 'Never', label_ko: '전혀' }]
  const scale = { ...anyScale, from: 0, to: 10, labels, na_label: 'Cannot say', na_label_ko: '모름' }
  const number = { ...anyNumber, min: -100, unit: 'kg', unit_ko: '킬로' }

  it.each<[Partial<Question>, unknown[]]>([
    [{ type: 'number', number }, [12, 1234, 0, -40]],
    [{ type: 'scale', scale }, [10, 0]],
  ])('has numbers as numbers: %j', async (fields, values) => {
    const { sheets } = await exportOf(asked(fields), given(...values))
    for (const [name, above] of [
      ['Responses', 1],
      ['Coded', 2],
    ] as const)
      // oxfmt-ignore
      expect(sheets.find((sheet) => sheet.name === name)!.rows.slice(above).map((row) => [row[10]!.type, row[10]!.text])).toEqual(
        values.map((value) => ['number', String(value)]),
      )
  })

  it('has the bounds and the unit of a number in the codebook', async () => {
    const rows = (await exportOf(asked({ type: 'number', number }), [])).rowsOf('Codebook')
    expect(rows.map((row) => row.slice(12))).toEqual([['Smallest', 'Decimals', 'Unit (English)', 'Unit (Korean)'], ['-100', '0', 'kg', '킬로']]) // oxfmt-ignore
  })

  it.each([
    ['en', 'Counts as no answer', 'Yes', 'Scale'],
    ['ko', '무응답으로 집계', '예', '척도'],
  ] as const)('has "na" as N/A, and the points of a scale in the codebook (%s)', async (language, column, yes, type) => {
    const { responses, coded, rowsOf } = await exportOf(asked({ type: 'scale', scale }), given('na'), { language })
    expect([responses[1], coded[0]!['q']]).toEqual([['N/A'], 'na'])
    const [head, line, ...points] = rowsOf('Codebook')
    expect([head![12], line![4], ...line!.slice(13, 15)]).toEqual([column, type, '0', '10'])
    expect(points[0]!.slice(6, 9)).toEqual(['0', 'Never', '전혀'])
    expect([...points[11]!.slice(6, 9), points[11]![12]]).toEqual(['na', 'Cannot say', '모름', yes])
  })
})
