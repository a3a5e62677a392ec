import { choice, gateway, question, rule, section, survey } from '../../../../test/support/fixtures/buildSurvey.ts'
import { definitionOf, exportOf, storedResponse } from '../../../../test/support/exportOf.ts'

const red = choice('red', { id: 'c1', label: 'Red', label_ko: '빨강', aliases: ['rouge', 'rot'] })
const gated = definitionOf(
  survey(
    [
      section(
        'intro',
        [
          question('color', {
            type: 'single_choice',
            title: 'Color',
            title_ko: '색',
            required: true,
            choices: [red],
            gateway: gateway([rule('red', { show_question_ids: ['why'] })]),
          }),
          question('why', { type: 'long_text', title: 'Why' }),
        ],
        { title: 'Intro', title_ko: '시작' },
      ),
    ],
    { title: 'Trust', title_ko: '신뢰', slug: 'trust', version: 7 },
  ),
  {
    retired_questions: [{ section_title: 'Old', section_title_ko: '', question: question('gone', { title: 'Gone' }) }],
    retired_choices: [{ question_id: 'color', choice: choice('blue', { id: 'c2', label: 'Blue' }) }],
  },
)

describe('the sheet Codebook', () => {
  it('has a row for each question and each choice, the deleted ones last', async () => {
    const [header, ...rows] = (await exportOf(gated, [])).rowsOf('Codebook')
    expect(header).toEqual(
      'Section|Question ID|Title (English)|Title (Korean)|Type|Required|Value|Label (English)|Label (Korean)|Former values|Shown when|Deleted'.split(
        '|',
      ),
    )
    expect(rows).toEqual([
      ['Intro', 'color', 'Color', '색', 'Single choice', 'Yes', '', '', '', '', '', 'No'],
      ['Intro', 'color', '', '', '', '', 'red', 'Red', '빨강', 'rouge; rot', '', 'No'],
      ['Intro', 'color', '', '', '', '', 'blue', 'Blue', '', '', '', 'Yes'],
      ['Intro', 'why', 'Why', '', 'Long text', 'No', '', '', '', '', 'Question – color "Color": Red', 'No'],
      ['Old', 'gone', 'Gone', '', 'Short text', 'No', '', '', '', '', '', 'Yes'],
    ])
  })

  it('is in Korean in a Korean file', async () => {
    const [header, first] = (await exportOf(gated, [], { language: 'ko' })).rowsOf('Codebook')
    expect(header!.slice(0, 6)).toEqual(['섹션', '문항 ID', '제목(영어)', '제목(한국어)', '유형', '필수'])
    expect(first!.slice(0, 6)).toEqual(['시작', 'color', 'Color', '색', '하나 선택', '예'])
  })
})

const infoOf = async (...args: Parameters<typeof exportOf>) =>
  new Map((await exportOf(...args)).rowsOf('Info').map(([item, value]) => [item, value]))

describe('the sheet Info', () => {
  it('describes the file', async () => {
    const info = await infoOf(gated, [storedResponse({}, { survey_version: 7 })])
    expect(Object.fromEntries(info)).toMatchObject({
      'Title (English)': 'Trust',
      'Title (Korean)': '신뢰',
      'Survey ID': 'survey-1',
      'Unique identifier (slug)': 'trust',
      'Survey version': '7',
      'Survey created': '2026-01-01 09:00:00',
      'Exported at': '2026-11-21 09:00:00',
      'Time zone': 'Asia/Seoul',
      Language: 'English',
      Responses: '1',
      'Responses that could not be read': '0',
      Questions: '2',
      'Deleted questions': '1',
    })
  })

  it('explains empty cells and (not shown), in both languages', async () => {
    const english = await infoOf(gated, [])
    expect(english.get('Empty cell')).toContain('shown but not answered')
    expect(english.get('(not shown)')).toContain('was not shown')
    const korean = await infoOf(gated, [], { language: 'ko' })
    expect(korean.get('빈 셀')).toContain('답하지 않았습니다')
    expect(korean.get('(not shown)')).toContain('표시되지 않았거나')
  })

  it('names the questions whose single choices have no columns', async () => {
    const wide = definitionOf(survey([section('s', [question('m', { type: 'multi_select', choices: [red, choice('b')] })])]))
    const info = await infoOf(wide, [], { sheet: { rows: 100, columns: 11 } })
    expect(info.get('Too many columns: no column per choice for')).toBe('m')
  })
})

it('writes the four sheets in order', async () => {
  expect((await exportOf(gated, [])).sheets.map(({ name }) => name)).toEqual(['Responses', 'Coded', 'Codebook', 'Info'])
})
