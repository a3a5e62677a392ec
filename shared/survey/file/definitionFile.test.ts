import { smallConditions } from '../../../test/support/branching/smallConditions.ts'
import { choice, question, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import { anyNumber } from '../../kinds/number/numberOf.ts'
import { definitionFileName, definitionText, readDefinition } from './definitionFile.ts'
import { limits } from '../../limits.ts'
import type { Condition } from '../condition.ts'
import type { Gateway, SurveyBody } from '../survey.ts'

const gateway: Gateway = {
  enabled: true,
  mode: 'single',
  default_behavior: 'show_none',
  unanswered_behavior: 'show_all',
  choice_rules: [
    {
      choice_value: 'yes',
      show_section_ids: ['later'],
      show_question_ids: ['why'],
      selects_all_sections: false,
      selects_all_questions: false,
    },
  ],
}
const body = (overrides: Partial<SurveyBody> = {}): SurveyBody => {
  const {
    id: _id,
    version: _version,
    created_at: _made,
    updated_at: _changed,
    ...rest
  } = survey(
    [
      section('first', [question('ask', { type: 'single_choice', choices: [choice('yes', { id: 'c1', aliases: ['yea'] })], gateway })]),
      section('later', [question('why')]),
    ],
    {
      title_ko: '조사',
      branching: [{ question_id: 'ask', mode: 'multi', default_behavior: 'show_all', unanswered_behavior: 'show_none', choice_rules: [] }],
    },
  )
  return { ...rest, ...overrides }
}
const read = (value: unknown) => readDefinition(JSON.stringify(value))
const surveyOf = (value: unknown): SurveyBody => {
  const found = read(value)
  if (!('survey' in found)) throw new Error(JSON.stringify(found))
  return found.survey
}
const problemsOf = (value: unknown) => {
  const found = read(value)
  return 'problems' in found ? found.problems : []
}

const show_if: Condition = {
  match: 'any',
  clauses: [
    { question_id: 'q', op: 'any_of', values: ['yes'] },
    { question_id: 'q', op: 'between', from: 1 },
    { question_id: 'q', op: 'answered' },
  ],
}
const coded = [choice('yes', { id: 'c', code: 0 })]

describe('a definition', () => {
  it.each([
    [{ type: 'scale', scale: { to: 99 } }, 'scale', 'to', '99'],
    [{ type: 'number', number: { decimals: -1 } }, 'number', 'decimals', '-1'],
    [{ type: 'scale', scale: { from: 0.5 } }, 'scale', 'from', '0.5'],
  ])('names the number that is not allowed in %j', (overrides, of, field, value) => {
    const given = { title: 'Birds', sections: [{ id: 's', questions: [{ id: 'q', ...overrides }] }] }
    expect(problemsOf(given)).toEqual([{ path: ['sections', 0, 'questions', 0, of, field], code: 'not_allowed', value }])
  })

  it.each([
    ['nothing new', {}, 1],
    ['a number question', { type: 'number', number: { ...anyNumber, min: 1, unit: 'kg' } }, 2],
    ['the fields of a number, unused', { number: anyNumber }, 2],
    ['a look', { look: 'row' }, 2],
    ['a number of choices', { max_choices: 2 }, 2],
    ['choices that are a scale', { ordered: true }, 2],
    ['a coded choice', { type: 'single_choice', choices: coded }, 2],
  ] as const)('with %s is a file of the version that knows it', (_, overrides, version) => {
    const given = body({ sections: [section('s', [question('q', overrides)])] })
    const text = definitionText(given, new Date(0))
    expect(JSON.parse(text)).toMatchObject({ version })
    expect(readDefinition(text)).toEqual({ survey: given })
  })

  it.each([
    ['a section that shows only if', [section('s', [question('q')]), section('t', [], { show_if })]],
    ['a section that ends the survey', [section('s', [question('q')], { ends_if: show_if })]],
    ['a text at its end', [section('s', [question('q')], { end_text: '<p>Thank you</p>' })]],
    ['a Korean text at its end', [section('s', [question('q')], { end_text_ko: '<p>감사합니다</p>' })]],
    ['a question that shows only if', [section('s', [question('q'), question('r', { show_if })])]],
  ])('with %s is a file of the version that knows it, and keeps it', (_, sections) => {
    const text = definitionText(body({ sections }), new Date(0))
    expect(JSON.parse(text)).toMatchObject({ version: 2 })
    expect(readDefinition(text)).toEqual({ survey: body({ sections }) })
  })

  it('with the text of a choice needs the file version that knows it, and keeps it', () => {
    const choices = [choice('other', { id: 'o', text_entry: true })]
    const given = body({ sections: [section('s', [question('q', { type: 'single_choice', choices })])] })
    const text = definitionText(given, new Date(0))
    expect(JSON.parse(text)).toMatchObject({ version: 2 })
    expect(readDefinition(text)).toEqual({ survey: given })
  })

  it.each([
    ['a limit', body({ response_limit: 3 })],
    ['a pool', body({ sections: [section('s', [], { pool: 'ab' })] })],
    [
      'a row that keeps its place',
      body({ sections: [section('s', [question('q', { rows: [{ id: 'r', label: 'R', label_ko: '', pinned: true }] })])] }),
    ],
    ['shuffled choices', body({ sections: [section('s', [question('q', { shuffle_choices: true })])] })],
  ])('with %s is a file of the version that knows it, and keeps it', (_, given) => {
    const text = definitionText(given, new Date(0))
    expect(JSON.parse(text)).toMatchObject({ version: 3 })
    expect(readDefinition(text)).toEqual({ survey: given })
  })

  it('keeps the place of its demographic questions', () => {
    const given = body({ demographics: { place: 'last' } })
    expect(readDefinition(definitionText(given))).toEqual({ survey: given })
  })

  it('is unchanged after export and import', () => {
    const text = definitionText(body(), new Date(0))
    expect(readDefinition(text)).toEqual({ survey: body() })
    expect(JSON.parse(text)).toMatchObject({ format: 'survey-definition', version: 1, exported_at: '1970-01-01T00:00:00.000Z' })
  })

  it('is also read from a bare survey, without unknown fields', () => {
    expect(readDefinition(`\uFEFF${JSON.stringify({ ...survey([section('a')]), password: 'x' })}`)).toEqual({
      survey: { ...body({ title_ko: '', branching: [] }), sections: [section('a')] },
    })
  })

  it.each([
    [body({ slug: 'media' }), 'media.json'],
    [body({ slug: '', title: 'Trust in media' }), 'trust-in-media.json'],
    [body({ slug: '', title: '일상/미디어: 조사?', title_ko: '' }), '일상-미디어-조사.json'],
    [body({ slug: '', title: '…', title_ko: '' }), '….json'],
    [body({ slug: '', title: '/', title_ko: '' }), 'survey.json'],
  ])('has a file named after it', (named, file) => expect(definitionFileName(named)).toBe(file))
})

describe('a file that is not a definition', () => {
  it.each([
    ['', 'empty'],
    ['  \n', 'empty'],
    ['{"format":', 'no_json'],
    ['PK\u0003\u0004', 'no_json'],
    ['[]', 'no_survey'],
    ['null', 'no_survey'],
    ['{"title":"Any"}', 'no_survey'],
    ['{"format":"other","survey":{}}', 'no_survey'],
    ['{"format":"survey-definition"}', 'no_survey'],
    ['{"format":"survey-definition","version":4,"survey":{}}', 'newer'],
    [' '.repeat(limits.surveyBodyBytes + 1), 'too_large'],
  ])('is refused: %.60j', (text, unreadable) => expect(readDefinition(text)).toEqual({ unreadable }))
})

describe('a problem in a definition', () => {
  it('is reported with its place', () => {
    const sections = [section('a'), section('b', [question('q', { title: 'x'.repeat(501) })])]
    expect(problemsOf(body({ sections }))).toEqual([{ path: ['sections', 1, 'questions', 0, 'title'], code: 'too_long', limit: 500 }])
  })

  it.each([
    [{ slug: 'Über' }, { path: ['slug'], code: 'invalid_slug' }],
    [{ cover_image_url: 'javascript:alert(1)' }, { path: ['cover_image_url'], code: 'unsafe_url' }],
    [{ sections: [{ title: 'A', questions: [{}] }] }, { path: ['sections', 0, 'questions', 0, 'type'], code: 'required' }],
    [
      { sections: [{ questions: [{ type: 'dropdown' }] }] },
      { path: ['sections', 0, 'questions', 0, 'type'], code: 'not_allowed', value: 'dropdown' },
    ],
    [
      {
        sections: [
          {
            show_if: {
              clauses: [
                { question_id: 'q', op: 'answered' },
                { question_id: 'q', op: 'equals' },
              ],
            },
          },
        ],
      },
      { path: ['sections', 0, 'show_if', 'clauses', 1, 'op'], code: 'not_allowed', value: 'equals' },
    ],
    [{ sections: [7] }, { path: ['sections', 0], code: 'wrong_type' }],
    [{ sections: [{ title: 'Half: \ud83d' }] }, { path: ['sections', 0, 'title'], code: 'broken_character' }],
    [{ sections: Array.from({ length: 201 }, () => ({})) }, { path: ['sections'], code: 'too_many', limit: 200 }],
  ])('is reported for %.60j', (given, problem) => expect(problemsOf({ sections: [], ...given })).toEqual([problem]))
})

describe('ids of a definition', () => {
  it('are generated where they are missing, and a choice without a value gets its label', () => {
    const [first] = surveyOf({
      sections: [{ questions: [{ type: 'single_choice', choices: [{ label: 'Yes' }, { label: 'No' }] }] }],
    }).sections
    const [asked] = first!.questions
    for (const id of [first!.id, asked!.id, asked!.choices[0]!.id]) expect(id).toMatch(/^[0-9a-f]{8}$/)
    expect(asked!.choices[0]!.id).not.toBe(asked!.choices[1]!.id)
    expect(asked!.choices.map(({ value }) => value)).toEqual(['Yes', 'No'])
  })

  it('that two questions share stay with the first, which references mean', () => {
    const given = body({ sections: [section('a', [question('q')]), section('a', [question('q')])], branching: body().branching })
    given.branching[0]!.question_id = 'q'
    const { sections, branching } = surveyOf(given)
    expect([sections[0]!.id, sections[0]!.questions[0]!.id, branching[0]!.question_id]).toEqual(['a', 'q', 'q'])
    expect(sections[1]!.id).not.toBe('a')
    expect(sections[1]!.questions[0]!.id).not.toBe('q')
  })

  it('that are malformed are replaced, in references too', () => {
    const rule = { ...gateway.choice_rules[0]!, show_section_ids: ['part two'] }
    const asks = question('ask', { type: 'single_choice', gateway: { ...gateway, choice_rules: [rule] } })
    const { sections } = surveyOf(body({ sections: [section('one', [asks]), section('part two')] }))
    expect(sections[1]!.id).toMatch(/^[0-9a-f]{8}$/)
    expect(sections[0]!.questions[0]!.gateway!.choice_rules[0]!.show_section_ids).toEqual([sections[1]!.id])
  })

  it('of questions and rows that are replaced are replaced in clauses too', () => {
    const clause = { question_id: 'the grid', row: 'row one', op: 'any_of', values: ['yes'] }
    const rows = [
      { id: 'row one', label: 'One' },
      { id: 'r2', label: 'Two' },
    ]
    const choices = [choice('yes'), choice('no')]
    const clauses = [clause, { question_id: 'the grid', row: 'r2', op: 'answered' }, { field: 'the grid', op: 'answered' }]
    const given = {
      sections: [
        { id: 'a', questions: [{ id: 'the grid', type: 'matrix', rows, choices }], ends_if: { clauses } },
        { id: 'b', show_if: { clauses }, questions: [{ id: 'q', type: 'note', show_if: { clauses } }] },
      ],
    }
    const [first, second] = surveyOf(given).sections
    const [grid] = first!.questions
    const now = [{ ...clause, question_id: grid!.id, row: grid!.rows![0]!.id }, { ...clauses[1], question_id: grid!.id }, clauses[2]]
    for (const condition of [first!.ends_if, second!.show_if, second!.questions[0]!.show_if])
      expect(condition).toEqual({ match: 'all', clauses: now })
    expect([grid!.id, grid!.rows![0]!.id]).not.toEqual(['the grid', 'row one'])
  })
})

const conditionsIn = ({ sections }: Pick<SurveyBody, 'sections'>) =>
  sections.map(({ show_if, ends_if, questions }) => [show_if, ends_if, ...questions.map((one) => one.show_if)])

describe('a generated survey with conditions', () => {
  it('is the same after export and import', () => {
    const surveys = Array.from({ length: 200 }, (_, seed) => surveyOf(smallConditions(seed)))
    expect(surveys.filter(({ sections }) => sections.some((one) => one.show_if ?? one.ends_if)).length).toBeGreaterThan(100)
    for (const given of surveys) expect(surveyOf(JSON.parse(definitionText(given)))).toEqual(given)
  })

  it('keeps each condition as it is', () => {
    for (let seed = 0; seed < 200; seed++) {
      const given = smallConditions(seed)
      expect(conditionsIn(surveyOf(given))).toEqual(conditionsIn(given))
    }
  })
})
