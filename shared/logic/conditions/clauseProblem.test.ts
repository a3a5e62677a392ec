import { conditionByThePage, isThing, listIn, type Asked } from '../../../test/support/branching/conditionsReference.ts'
import { randomConditions } from '../../../test/support/branching/randomConditions.ts'
import { question, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import type { ClauseFields, ConditionFields, SurveyFields } from '../../branching/surveyFields.ts'
import type { Question } from '../../survey/survey.ts'
import { clauseProblem, type ConditionPlace, opsOf } from './clauseProblem.ts'
import { problemText } from './problemText.ts'

const rows = [{ id: 'r', label: 'Row', label_ko: '' }]
const choices = [{ value: 'a', label: 'A', label_ko: '', aliases: ['former'] }]
const asks = (id: string, type: Question['type']) => question(id, { type, rows, choices })
const given: SurveyFields = {
  ...survey([
    section('s1', [asks('one', 'single_choice'), asks('grid', 'matrix'), asks('count', 'number'), asks('note', 'note')]),
    section('s2', [asks('own', 'single_choice'), asks('last', 'single_choice')]),
  ]),
  link_fields: [{ name: 'pid' }],
}
const isA = { op: 'any_of', values: ['a'] }

describe('clauseProblem', () => {
  it.each<[ClauseFields, unknown]>([
    [{ question_id: 'one', op: 'any_of', values: ['former', 'gone'] }, undefined],
    [{ op: 'answered' }, { code: 'no_subject' }],
    [{ question_id: 'one', field: 'pid', op: 'answered' }, { code: 'two_subjects' }],
    [{ field: 'pid', op: 'answered' }, undefined],
    [
      { field: 'other', op: 'answered' },
      { code: 'unknown_field', field: 'other' },
    ],
    [
      { field: 'pid', row: 'r', op: 'answered' },
      { code: 'unknown_row', row: 'r' },
    ],
    [{ field: 'pid', op: 'between', from: 1 }, { code: 'op_not_read' }],
    [
      { question_id: 'gone', ...isA },
      { code: 'unknown_question', question_id: 'gone' },
    ],
    [
      { question_id: 'own', ...isA },
      { code: 'not_earlier', question_id: 'own' },
    ],
    [
      { question_id: 'note', op: 'answered' },
      { code: 'op_not_read', question_id: 'note' },
    ],
    [
      { question_id: 'one', op: 'is' },
      { code: 'op_not_read', question_id: 'one' },
    ],
    [
      { question_id: 'one', op: 'between', from: 1 },
      { code: 'op_not_read', question_id: 'one' },
    ],
    [
      { question_id: 'count', ...isA },
      { code: 'op_not_read', question_id: 'count' },
    ],
    [{ question_id: 'grid', row: 'r', ...isA }, undefined],
    [
      { question_id: 'grid', row: 'gone', ...isA },
      { code: 'unknown_row', question_id: 'grid', row: 'gone' },
    ],
    [
      { question_id: 'one', row: 'r', ...isA },
      { code: 'unknown_row', question_id: 'one', row: 'r' },
    ],
    [
      { question_id: 'one', op: 'none_of', values: ['gone'] },
      { code: 'no_known_value', values: ['gone'] },
    ],
    [
      { question_id: 'one', op: 'none_of' },
      { code: 'no_known_value', values: [] },
    ],
    [{ question_id: 'count', op: 'outside', from: null }, { code: 'no_bound' }],
    [{ question_id: 'count', op: 'between', from: '1' }, { code: 'invalid_bound' }],
    [{ question_id: 'count', op: 'between', from: 1, to: 'x' }, { code: 'invalid_bound' }],
    [{ question_id: 'count', op: 'between', from: 2, to: 1 }, { code: 'bounds_reversed' }],
  ])('of %j is %j', (clause, problem) => {
    expect(clauseProblem(given, { kind: 'section', id: 's2' }, clause)).toEqual(problem)
  })

  it.each<[ConditionPlace, boolean]>([
    [{ kind: 'section', id: 's2' }, false],
    [{ kind: 'section', id: 's2', part: 'ends_if' }, true],
    [{ kind: 'question', id: 'own' }, false],
    [{ kind: 'question', id: 'last' }, true],
    [{ kind: 'question', id: 'deleted meanwhile' }, true],
  ])('%j may read a question of its section: %j', (place, may) => {
    expect(clauseProblem(given, place, { question_id: 'own', ...isA }) === undefined).toBe(may)
  })

  it('finds a problem in exactly the clauses that the reference ignores', () => {
    const wrong: unknown[] = []
    let [left, kept] = [0, 0]
    for (let seed = 0; seed < 1_000; seed++) {
      const random = randomConditions(seed)
      for (const { place, clause, mayRead } of everyClause(random)) {
        const isLeftOut = conditionByThePage({ clauses: [clause] }, { ...random }, mayRead, () => undefined, {}) === undefined
        if (isLeftOut) left++
        else kept++
        if (isLeftOut !== (clauseProblem(random, place, clause) !== undefined)) wrong.push({ seed, place, clause, isLeftOut })
      }
    }
    expect(wrong.slice(0, 3)).toEqual([])
    expect(left).toBeGreaterThan(1_000)
    expect(kept).toBeGreaterThan(300)
  })

  it('has a sentence in both languages', () => {
    const problem = { code: 'bounds_reversed' } as const
    expect([problemText(problem, 'en'), problemText(problem, 'ko')]).toEqual([
      'The end is before the start. Swap them.',
      '끝이 시작보다 앞섭니다. 두 값을 바꿔 주세요.',
    ])
  })
})

describe('opsOf', () => {
  it('has the operators that the type supports', () => {
    expect(opsOf('scale')).toEqual(['any_of', 'none_of', 'between', 'outside', 'answered', 'unanswered'])
    expect(opsOf('number')).toEqual(['between', 'outside', 'answered', 'unanswered'])
    expect(opsOf('short_text')).toEqual(['answered', 'unanswered'])
    expect(opsOf('note')).toEqual([])
  })
})

const clausesIn = (condition: unknown) => listIn(isThing(condition) ? condition.clauses : []).filter(isThing)
const conditionsOf = (owner: object) => owner as { show_if?: ConditionFields; ends_if?: ConditionFields }

/** The clauses of a survey, each with its place and the questions before that. */
function everyClause({ sections }: ReturnType<typeof randomConditions>) {
  const all = sections.flatMap((own, at) => own.questions.map((fields) => ({ section: at, fields })))
  const places = all.map(({ section, fields }, question): Asked => ({ section, question, fields }))
  const readable = (isBefore: (asked: Asked) => boolean) =>
    new Map(places.filter(isBefore).map((asked) => [asked.fields.id as string, asked] as const))
  const of = (place: ConditionPlace, condition: unknown, isBefore: (asked: Asked) => boolean) =>
    clausesIn(condition).map((clause) => ({ place, clause, mayRead: readable(isBefore) }))
  return [
    ...sections.flatMap((own, at) => [
      ...of({ kind: 'section', id: own.id }, conditionsOf(own).show_if, ({ section }) => section < at),
      ...of({ kind: 'section', id: own.id, part: 'ends_if' }, conditionsOf(own).ends_if, ({ section }) => section <= at),
    ]),
    ...places.flatMap(({ question, fields }) =>
      of({ kind: 'question', id: fields.id as string }, conditionsOf(fields).show_if, (asked) => asked.question < question),
    ),
  ]
}
