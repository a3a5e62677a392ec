import { choice, gateway, question, rule, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import { definitionOf, exportOf, storedResponse } from '../../../test/support/exportOf.ts'

const colors = [choice('red', { label: 'Red', label_ko: '빨강' }), choice('blue', { label: 'Blue', label_ko: '파랑' })]
const single = question('one', { type: 'single_choice', title: 'Color', title_ko: '색', choices: colors })
const multi = question('many', { type: 'multi_select', title: 'Colors', title_ko: '색들', choices: colors })
const simple = definitionOf(survey([section('s', [single, multi, question('text')])]))

describe('the sheet Responses', () => {
  it('has the columns about the response first, headed in the language of the file', async () => {
    const english = await exportOf(simple, [])
    expect(english.rowsOf('Responses')[0]).toEqual([
      'Row',
      'Created',
      'Updated',
      'Language',
      'Signed in',
      'Source',
      'Job',
      'Age',
      'Gender',
      'Country',
      'Color',
      'Colors',
      'text',
    ])
    const korean = await exportOf(simple, [], { language: 'ko' })
    expect(korean.rowsOf('Responses')[0]).toEqual([
      '번호',
      '제출 일시',
      '수정 일시',
      '언어',
      '로그인 여부',
      '출처',
      '직업',
      '나이',
      '성별',
      '국가',
      '색',
      '색들',
      'text',
    ])
  })

  it('describes the respondent in the language of the file', async () => {
    const person = storedResponse(
      {},
      { demographics: { job: '교사', age: 41, gender: 'female', country: 'KR' }, language: 'ko', owner: 'user-1', source: 'sent' },
    )
    const about = async (language: 'en' | 'ko') => (await exportOf(simple, [person], { language })).rowsOf('Responses')[1]!.slice(3, 10)
    expect(await about('en')).toEqual(['Korean', 'Yes', 'Sent', '교사', '41', 'Female', 'South Korea'])
    expect(await about('ko')).toEqual(['한국어', '예', '제출됨', '교사', '41', '여성', '대한민국'])
  })

  it('shows which responses were imported, sent, or stored before the source was recorded, and how many were imported', async () => {
    const stored = [storedResponse({}, { source: 'imported' }), storedResponse({}, { source: 'sent' }), storedResponse()]
    const { coded, rowsOf } = await exportOf(simple, stored)
    const readable = async (language: 'en' | 'ko') =>
      (await exportOf(simple, stored, { language })).rowsOf('Responses').map((row) => row[5])
    expect(await readable('en')).toEqual(['Source', 'Imported', 'Sent', 'Not recorded'])
    expect(await readable('ko')).toEqual(['출처', '가져옴', '제출됨', '기록 없음'])
    expect(coded.map(({ source }) => source)).toEqual(['imported', 'sent', ''])
    expect(rowsOf('Info')).toContainEqual(['Of these, imported', '1'])
  })

  it('shows a country without a code as typed', async () => {
    const countries = ['United States', 'ZZ', 'kr'].map((country) => storedResponse({}, { demographics: { country } }))
    const { rowsOf } = await exportOf(simple, countries)
    expect(
      rowsOf('Responses')
        .slice(1)
        .map((row) => row[9]),
    ).toEqual(['United States', 'ZZ', 'kr'])
  })

  it('has real dates in the time zone', async () => {
    const { sheets } = await exportOf(simple, [storedResponse({}, { updated_at: '2026-11-20T15:30:00.000Z' })])
    const [, created, updated] = sheets[0]!.rows[1]!
    expect(created).toMatchObject({ type: 'number' })
    expect(Number(created!.text)).toBeCloseTo(46_346 + (15 * 3600 + 4 * 60 + 5) / 86_400, 8)
    expect(Number(updated!.text)).toBeCloseTo(46_347 + 0.5 / 24, 8)
    expect(created!.style).toBe(updated!.style)
    expect(created!.style).toBeGreaterThan(0)
  })

  it('shows labels in the language, or in the other language', async () => {
    const response = storedResponse({ one: 'red', many: ['blue', 'red'], text: 'free' })
    expect((await exportOf(simple, [response])).responses[1]).toEqual(['Red', 'Blue; Red', 'free'])
    expect((await exportOf(simple, [response], { language: 'ko' })).responses[1]).toEqual(['빨강', '파랑; 빨강', 'free'])
  })

  it('distinguishes two questions with the same title', async () => {
    const twice = definitionOf(survey([section('s', [question('a', { title: '성별' }), question('b', { title: '성별' })])]))
    const { responses } = await exportOf(twice, [storedResponse({ a: 'first', b: 'second' })])
    expect(responses).toEqual([
      ['성별', '성별'],
      ['first', 'second'],
    ])
  })

  it('freezes its header and filters by it', async () => {
    const { sheets } = await exportOf(simple, [storedResponse(), storedResponse()])
    expect(sheets[0]!.xml).toContain('<pane ySplit="1" topLeftCell="A2"')
    expect(sheets[0]!.xml).toContain('<autoFilter ref="A1:M3"/>')
    expect(sheets[0]!.xml).toMatch(/<col min="1" max="1" width="8" customWidth="1"\/>/)
  })

  it('numbers the rows and never names a response', async () => {
    const { sheets, rowsOf } = await exportOf(simple, [storedResponse(), storedResponse()])
    expect(
      rowsOf('Responses')
        .slice(1)
        .map(([row]) => row),
    ).toEqual(['1', '2'])
    for (const { xml } of sheets) expect(xml).not.toContain('secret-response-id')
  })

  it('reads rich text as plain text and a file as its name and address', async () => {
    const rich = definitionOf(survey([section('s', [question('r', { type: 'rich_text' }), question('f', { type: 'file_upload' })])]))
    const files = ['a', 'b'].map((id) => ({ id, name: `${id}.pdf`, size: 1, type: 'application/pdf', url: `/api/files/${id}` }))
    const answers = { r: '<p>하나 &amp; <b>둘</b></p><ul><li>셋</li></ul>', f: files }
    const told = 'a.pdf\nhttps://surveys.example/files/a\nb.pdf\nhttps://surveys.example/files/b'
    const { responses, coded } = await exportOf(rich, [storedResponse(answers)])
    expect(responses[1]).toEqual(['하나 & 둘\n셋', told])
    expect(coded[0]).toMatchObject({ r: '하나 & 둘\n셋', f: told })
  })
})

describe('the sheet Coded', () => {
  it('has ids in its first row and titles in its second', async () => {
    const [ids, titles] = (await exportOf(simple, [])).rowsOf('Coded')
    const about = ['row', 'created_at', 'updated_at', 'language', 'signed_in', 'source', 'job', 'age', 'gender', 'country']
    expect(ids).toEqual([...about, 'one', 'many', 'many/red', 'many/blue', 'text'])
    expect(titles!.slice(10)).toEqual(['Color', 'Colors', 'Colors: Red', 'Colors: Blue', 'text'])
  })

  it('has values, and 0 or 1 for each choice of a multi_select', async () => {
    const { coded } = await exportOf(simple, [storedResponse({ one: 'red', many: ['blue'] }, { owner: 'user-1' })])
    expect(coded[0]).toMatchObject({ one: 'red', many: 'blue', 'many/red': '0', 'many/blue': '1', signed_in: '1' })
  })

  it('leaves cells empty for shown questions without an answer', async () => {
    const { coded } = await exportOf(simple, [storedResponse({ many: [] })])
    expect(coded[0]).toMatchObject({ one: '', many: '', 'many/red': '', 'many/blue': '', text: '' })
  })

  const shows = gateway([rule('red', { show_question_ids: ['many'] })])
  const gated = definitionOf(survey([section('s', [{ ...single, gateway: shows }, multi])]))

  it('says (not shown) where branching hid the question, in its 0/1 columns too', async () => {
    const { coded } = await exportOf(gated, [storedResponse({ one: 'blue' }), storedResponse({ one: 'red' })], { language: 'ko' })
    expect(coded[0]).toMatchObject({ many: '(not shown)', 'many/red': '(not shown)', 'many/blue': '(not shown)' })
    expect(coded[1]).toMatchObject({ many: '', 'many/red': '', 'many/blue': '' })
  })

  it('uses the branching of the answered version', async () => {
    const before = definitionOf(survey([section('s', [single, multi])]))
    const { coded } = await exportOf(
      { ...gated, version: 3 },
      [1, 2, 3, 1].map((survey_version) => storedResponse({}, { survey_version })),
      {
        earlier: (version) => (version === 1 ? before : null),
      },
    )
    expect(coded.map(({ many }) => many)).toEqual(['', '(not shown)', '(not shown)', ''])
  })

  it('says (not shown) of a question that did not exist yet', async () => {
    const { coded } = await exportOf({ ...simple, version: 2 }, [storedResponse({ one: 'red' })], {
      earlier: () => definitionOf(survey([section('s', [single])])),
    })
    expect(coded[0]).toMatchObject({ one: 'red', text: '(not shown)', 'many/red': '(not shown)' })
  })
})

const twoChoices = (first: string, second: string) =>
  definitionOf(survey([section('s', [{ ...single, choices: [choice(first, { id: 'c1' }), choice(second, { id: 'c2' })] }])]))

describe('answers from before a change', () => {
  const renamed = definitionOf(
    survey([
      section('s', [
        {
          ...single,
          choices: [choice('crimson', { id: 'c1', label: 'Crimson', aliases: ['red'] }), choice('blue', { id: 'c2', label: 'Blue' })],
        },
        { ...multi, choices: [choice('crimson', { id: 'c1', label: 'Crimson', aliases: ['red'] })] },
      ]),
    ]),
    { retired_choices: [{ question_id: 'many', choice: choice('green', { id: 'c3', label: 'Green' }) }] },
  )

  it('show the present label and value of a renamed choice', async () => {
    const { responses, coded } = await exportOf(renamed, [storedResponse({ one: 'red', many: ['red'] })])
    expect(responses[1]).toEqual(['Crimson', 'Crimson'])
    expect(coded[0]).toMatchObject({ one: 'crimson', many: 'crimson', 'many/crimson': '1', 'many/green': '0' })
  })

  it('count a former value as its choice in branching', async () => {
    const [color, next] = renamed.sections[0]!.questions
    const gatedByNew = { ...color!, gateway: gateway([rule('crimson', { show_question_ids: ['many'] })]) }
    const { coded } = await exportOf({ ...renamed, sections: [section('s', [gatedByNew, next!])] }, [storedResponse({ one: 'red' })])
    expect(coded[0]).toMatchObject({ many: '' })
  })

  it('keep the column of a choice that was deleted', async () => {
    const { responses, coded } = await exportOf(renamed, [storedResponse({ many: ['green', 'crimson'] })])
    expect(responses[1]![1]).toBe('Green; Crimson')
    expect(coded[0]).toMatchObject({ many: 'green; crimson', 'many/crimson': '1', 'many/green': '1' })
  })

  it('follow a choice by its id where two choices have swapped their values', async () => {
    const { coded } = await exportOf({ ...twoChoices('b', 'a'), version: 2 }, [storedResponse({ one: 'a' })], {
      earlier: () => twoChoices('a', 'b'),
    })
    expect(coded[0]).toMatchObject({ one: 'b' })
  })

  it('show a value that no choice ever had as it is', async () => {
    const { responses, coded } = await exportOf(simple, [storedResponse({ one: 'mauve', many: ['mauve', 'red'] })])
    expect(responses[1]).toEqual(['mauve', 'mauve; Red', ''])
    expect(coded[0]).toMatchObject({ one: 'mauve', many: 'mauve; red', 'many/red': '1', 'many/blue': '0' })
  })

  it("stay readable after a change of the question's type", async () => {
    const before = survey([section('s', [{ ...multi, id: 'one' }, { ...single, id: 'many' }, question('text', { type: 'rich_text' })])])
    const { responses, coded } = await exportOf(
      { ...simple, version: 2 },
      [storedResponse({ one: ['red', 'blue'], many: 'red', text: '<p>a &lt; b</p>' })],
      { earlier: () => definitionOf(before) },
    )
    expect(responses[1]).toEqual(['Red; Blue', 'Red', 'a < b'])
    expect(coded[0]).toMatchObject({ one: 'red; blue', many: 'red', 'many/red': '1', 'many/blue': '0', text: 'a < b' })
  })

  it('keep the text of a short answer after a change to rich text', async () => {
    const now = definitionOf(survey([section('s', [question('text', { type: 'rich_text' })])], { version: 2 }))
    const { responses } = await exportOf(now, [storedResponse({ text: 'use <b> here' })], {
      earlier: () => definitionOf(survey([section('s', [question('text')])])),
    })
    expect(responses[1]).toEqual(['use <b> here'])
  })

  it('have the columns of deleted questions last', async () => {
    const deleted = { section_title: 'Old', section_title_ko: '', question: question('gone', { title: 'Gone' }) }
    const { responses, coded } = await exportOf(
      { ...simple, version: 2, retired_questions: [deleted] },
      [storedResponse({ gone: 'still here' })],
      {
        earlier: () => definitionOf(survey([section('s', [question('gone')])])),
      },
    )
    expect(responses.map((row) => row.at(-1))).toEqual(['Gone', 'still here'])
    expect(Object.keys(coded[0]!).at(-1)).toBe('gone')
    expect(coded[0]).toMatchObject({ gone: 'still here', text: '(not shown)' })
  })
})
