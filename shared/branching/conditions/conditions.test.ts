import { processorTime } from '../../../test/support/processorTime.ts'
import { visible } from '../../branching.ts'
import type { QuestionFields, SectionFields, SurveyFields } from '../surveyFields.ts'

const asks = (id: string, type: string, more: QuestionFields = {}): QuestionFields => ({ id, type, ...more })
const choices = [{ value: 'a', aliases: ['former'] }, { value: 'b' }]
const asked = [
  asks('one', 'single_choice', { choices }),
  asks('some', 'multi_select', { choices }),
  asks('rank', 'ranking', { choices }),
  asks('scale', 'scale', { scale: { from: 0, to: 5, na_label: 'None' } }),
  asks('grid', 'matrix', { choices, rows: [{ id: 'r' }, { id: '__proto__' }] }),
  asks('count', 'number'),
  asks('day', 'date'),
  asks('month', 'date', { date: { precision: 'month' } }),
  asks('rich', 'rich_text'),
  asks('text', 'short_text'),
  asks('file', 'file_upload'),
  asks('note', 'note'),
]
const asking = (more: SectionFields[], fields: SurveyFields = {}): SurveyFields => ({
  link_fields: [{ name: 'pid' }],
  sections: [{ id: 'start', questions: asked }, ...more],
  ...fields,
})

type Clause = NonNullable<NonNullable<QuestionFields['show_if']>['clauses']>[number]
const shows = (clause: Clause, answers: Record<string, unknown>, link = {}) =>
  visible(asking([{ id: 'more', show_if: { clauses: [clause] } }]), answers, { link }).sections.has('more')

describe('a clause', () => {
  const anyA = { op: 'any_of', values: ['a'] }
  it.each<[Clause, Record<string, unknown>, boolean]>([
    [{ question_id: 'one', ...anyA }, { one: 'a' }, true],
    [{ question_id: 'one', op: 'any_of', values: ['former'] }, { one: 'a' }, true],
    [{ question_id: 'one', ...anyA }, { one: ['a'] }, false],
    [{ question_id: 'one', op: 'none_of', values: ['a'] }, {}, true],
    [{ question_id: 'some', ...anyA }, { some: ['b', 'a'] }, true],
    [{ question_id: 'rank', ...anyA }, { rank: ['b', 'a'] }, false],
    [{ question_id: 'scale', op: 'any_of', values: ['4'] }, { scale: 4 }, true],
    [{ question_id: 'scale', op: 'any_of', values: ['na'] }, { scale: 'na' }, true],
    [{ question_id: 'scale', op: 'outside', from: 3 }, { scale: 'na' }, false],
    [{ question_id: 'grid', ...anyA }, { grid: { r: 'b', gone: 'a' } }, false],
    [{ question_id: 'grid', row: 'r', ...anyA }, { grid: { r: 'a' } }, true],
    [{ question_id: 'grid', row: '__proto__', op: 'answered' }, { grid: { r: 'a' } }, false],
    [{ question_id: 'count', op: 'between', from: 1, to: 2 }, { count: 2 }, true],
    [{ question_id: 'count', op: 'outside', from: 5 }, { count: 4 }, true],
    [{ question_id: 'count', op: 'outside', from: 5 }, {}, false],
    [{ question_id: 'day', op: 'between', from: '2026-02-28' }, { day: '2026-03-01' }, true],
    [{ question_id: 'month', op: 'between', to: '2026-02' }, { month: '2026-03' }, false],
    [{ question_id: 'rich', op: 'answered' }, { rich: '<p><br></p>' }, false],
    [{ question_id: 'text', op: 'unanswered' }, { text: ' ' }, true],
    [{ question_id: 'file', op: 'answered' }, { file: {} }, true],
  ])('%j with the answers %j holds: %j', (clause, answers, holds) => {
    expect(shows(clause, answers)).toBe(holds)
  })

  it.each<[string, Clause]>([
    ['a question that does not exist', { question_id: 'gone', op: 'answered' }],
    ['a row that does not exist', { question_id: 'grid', row: 'gone', op: 'answered' }],
    ['a row of no matrix', { question_id: 'one', row: 'r', op: 'answered' }],
    ['a note', { question_id: 'note', op: 'answered' }],
    ['values that no choice has', { question_id: 'one', op: 'any_of', values: ['gone'] }],
    ['an unknown op', { question_id: 'one', op: 'is' }],
    ['a type that the op does not read', { question_id: 'text', op: 'any_of', values: ['a'] }],
    ['no end', { question_id: 'count', op: 'between', from: null }],
    ['ends the wrong way round', { question_id: 'count', op: 'between', from: 2, to: 1 }],
    ['a day that does not exist', { question_id: 'day', op: 'between', from: '2026-02-30' }],
    ['a day where months are asked', { question_id: 'month', op: 'between', from: '2026-02-28' }],
    ['a field that is not declared', { field: 'other', op: 'answered' }],
    ['a question and a field', { question_id: 'one', field: 'pid', op: 'answered' }],
    ['neither', { op: 'answered' }],
  ])('is left out where it has %s', (_, clause) => {
    expect(shows(clause, {})).toBe(true)
  })

  it('reads fields of the link to the letter, and blank ones as unanswered', () => {
    const isX = { field: 'pid', op: 'any_of', values: ['x', ' '] }
    expect([{ pid: 'x' }, { pid: ' x' }, { pid: ' ' }, {}].map((link) => shows(isX, {}, link))).toEqual([true, false, false, false])
    expect(shows({ field: 'pid', op: 'unanswered' }, {}, { pid: ' ' })).toBe(true)
  })
})

const yes = { question_id: 'one', op: 'any_of', values: ['a'] }
const hidden = asks('hidden', 'number', { show_if: { clauses: [yes] } })

describe('the walk', () => {
  it('reads a question that does not show as unanswered', () => {
    const given = asking([
      { id: 'more', questions: [hidden] },
      { id: 'last', show_if: { clauses: [{ question_id: 'hidden', op: 'answered' }] } },
    ])
    expect([...visible(given, { one: 'a', hidden: 1 }).sections]).toEqual(['start', 'more', 'last'])
    expect([...visible(given, { one: 'b', hidden: 1 }).sections]).toEqual(['start', 'more'])
  })

  it('ends after the first section whose end is met, even before exempt sections', () => {
    const given = asking([
      { id: 'screen', questions: [asks('age', 'number')], ends_if: { clauses: [{ question_id: 'age', op: 'outside', from: 18 }] } },
      { id: 'closing' },
    ])
    expect(visible(given, { age: 17 })).toMatchObject({ sections: new Set(['start', 'screen']), ended_by: 'screen' })
    expect(visible(given, { age: 18 })).not.toHaveProperty('ended_by')
  })

  const gateway = { enabled: true, choice_rules: [{ choice_value: 'a', show_section_ids: ['named'] }] }
  const gated = (branching_mode: string) =>
    asking(
      [
        { id: 'asks', show_if: { clauses: [yes] }, questions: [asks('g', 'single_choice', { gateway, show_if: { clauses: [yes] } })] },
        { id: 'named' },
      ],
      {
        branching_mode,
      },
    )
  it('hides no gateway question in intersect, and lets a hidden one take no part in independent', () => {
    expect([...visible(gated('intersect'), { g: 'a' }).sections]).toEqual(['asks', 'named'])
    expect([...visible(gated('independent'), { g: 'a' }).sections]).toEqual(['start'])
  })

  it('keeps hidden what only a gateway of a section opens that was not drawn', () => {
    const pooled = { ...gated('independent'), pools: [{ id: 'p' }] }
    const sections = pooled.sections!.map((section) => (section!.id === 'asks' ? { ...section, show_if: null, pool: 'p' } : section))
    const shown = (drawn: unknown, branching_mode: string) => [
      ...visible({ ...pooled, sections, branching_mode }, { one: 'a', g: 'a' }, { drawn: { p: drawn } }).sections,
    ]
    expect(shown(undefined, 'independent')).toEqual(['start', 'asks', 'named'])
    expect(shown([], 'independent')).toEqual(['start'])
    expect(shown([], 'intersect')).toEqual(['start'])
  })
})

const shownUndrawn = (survey: SurveyFields) => visible(survey, {}, { drawn: { p: [] }, link: { pid: 'x' } }).sections.has('more')
const shownWithout = (survey: SurveyFields) => visible(survey, {}).sections.has('more')

const many = () => Array.from({ length: 500 }, (_, at) => ({ value: `c${at}` }))

describe('the index of conditions', () => {
  it('is not kept for other link fields or pools around the same sections', () => {
    const given = asking([{ id: 'more', show_if: { clauses: [{ field: 'pid', op: 'answered' }] }, pool: 'p' }])
    expect(shownWithout(given)).toBe(false)
    expect(shownWithout({ ...given, link_fields: [] })).toBe(true)
    expect(shownUndrawn(given)).toBe(true)
    expect(shownUndrawn({ ...given, pools: [{ id: 'p' }] })).toBe(false)
    expect(shownUndrawn(given)).toBe(true)
  })

  it('is made in well under a second of conditions that name each of 500 choices', async () => {
    const show_if = { clauses: [{ question_id: 'one', op: 'any_of', values: many().map(({ value }) => value) }] }
    const questions = () => [
      asks('one', 'single_choice', { choices: many() }),
      ...['a', 'b', 'c', 'd'].map((id) => asks(id, 'number', { show_if })),
    ]
    const shown = () => visible({ sections: [{ id: 'start', questions: questions() }] }, { one: 'c7' }).questions.size
    expect(shown()).toBe(5)
    expect(await processorTime(shown)).toBeLessThan(100)
  })
})
