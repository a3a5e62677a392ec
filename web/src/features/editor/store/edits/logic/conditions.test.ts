import type { Condition } from '#shared/survey/condition.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { deepFrozen } from '../../../../../../../test/support/branching/deepFrozen.ts'
import { choice, question, section, survey } from '../../../../../../../test/support/fixtures/buildSurvey.ts'
import { setChoiceLabel, snapshotChoice } from '../choices.ts'
import { addClause, conditionAt, removeClause, setClause } from './conditions.ts'
import { copySection } from '../sections.ts'

const asks = (values: string[]): Condition => ({ match: 'any', clauses: [{ question_id: 'q', op: 'any_of', values }, { op: 'answered' }] })
const choices = [choice('Yes', { id: 'yes' }), choice('No', { id: 'no' })]
const start: SurveyBody = deepFrozen(
  survey([
    section('a', [question('q', { type: 'single_choice', choices }), question('r', { show_if: asks(['No', 'Yes']) })], {
      ends_if: asks(['No']),
    }),
    section('b', [question('s')], { show_if: asks(['Yes']) }),
  ]),
)
const valuesAt = (body: Parameters<typeof conditionAt>[0], place: Parameters<typeof conditionAt>[1]) =>
  conditionAt(body, place)?.clauses.map(({ values }) => values)
const places = {
  question: { kind: 'question', id: 'r' },
  section: { kind: 'section', id: 'b' },
  end: { kind: 'section', id: 'a', part: 'ends_if' },
} as const

describe('the edits of conditions', () => {
  it.each(Object.values(places))('change the one at its place and no other: %j', (place) => {
    const after = setClause(place, 1, { op: 'unanswered' })(start)
    expect(conditionAt(after, place)?.clauses[1]).toEqual({ op: 'unanswered' })
    const others = Object.values(places).filter((other) => other !== place)
    expect(others.map((other) => conditionAt(after, other) === conditionAt(start, other))).toEqual([true, true])
    expect(setClause(place, 7, { op: 'unanswered' })(start)).toBe(start)
  })

  it('begin one, and end it with its last clause', () => {
    const place = { kind: 'question', id: 's' } as const
    const begun = addClause(place)(start)
    expect(conditionAt(begun, place)).toEqual({ match: 'all', clauses: [{ op: 'any_of' }] })
    expect(conditionAt(removeClause(place, 0)(begun), place)).toBeUndefined()
    expect(removeClause(place, 0)(start)).toBe(start)
  })
})

describe('a choice that conditions name', () => {
  it('takes them along when it is renamed, letter by letter', () => {
    const before = snapshotChoice(start, 'q', 'no')
    const after = ['N', '', 'Yes', 'Yes, but'].reduce<SurveyBody>((body, label) => setChoiceLabel('q', 'no', label, before)(body), start)
    expect(valuesAt(after, places.question)).toEqual([['Yes, but', 'Yes'], undefined])
    expect(valuesAt(after, places.end)).toEqual([['Yes, but'], undefined])
    expect(conditionAt(after, places.section)).toBe(conditionAt(start, places.section))
  })
})

describe('a copy of a section', () => {
  it('has conditions on its own questions', () => {
    const copy = copySection(start.sections[0]!)
    const [asked, shown] = copy.questions
    expect(asked!.id).not.toBe('q')
    expect(shown!.show_if).toEqual({
      match: 'any',
      clauses: [{ ...asks(['No', 'Yes']).clauses[0], question_id: asked!.id }, { op: 'answered' }],
    })
    expect(copy.ends_if?.clauses[0]).toEqual({ question_id: asked!.id, op: 'any_of', values: ['No'] })
    expect(copySection(start.sections[1]!).show_if).toEqual(asks(['Yes']))
  })
})
