import type { Condition } from '#shared/survey/condition.ts'
import { choice, gateway, question, rule, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { deepFrozen } from '../../../../../../test/support/branching/deepFrozen.ts'
import { copyParts, type LeftOut } from './copyParts.ts'

const on = (...clauses: Condition['clauses']): Condition => ({ match: 'all', clauses })
const answered = (question_id: string) => ({ question_id, op: 'answered' as const })
const rules = [rule('Yes', { show_section_ids: ['b'], show_question_ids: ['far'] }), rule('No', { show_section_ids: ['c'] })]
const source = deepFrozen(
  survey(
    [
      section('a', [
        question('role', { type: 'single_choice', choices: [choice('Yes', { id: 'y', aliases: ['Ja'] })], gateway: gateway(rules) }),
        question('name', { title: 'As {{role|someone}}, {{gone|hm}}' }),
        question('why', { show_if: on(answered('role'), { field: 'pid', op: 'answered' }) }),
      ]),
      section('b', [question('far', { show_if: on(answered('name')) })], {
        show_if: on(answered('role')),
        ends_if: on(answered('far')),
        pool: 'ab',
      }),
      section('closing'),
    ],
    { link_fields: [{ name: 'pid' }], pools: [{ id: 'ab', show: 1, shuffle: false }] },
  ),
)
const copy = (sections: string[], questions: string[], link_fields = source.link_fields) =>
  copyParts(source, { sections: new Set(sections), questions: new Set(questions) }, { link_fields })
const named = (leftOut: LeftOut[]) =>
  leftOut.map((one) => (one.kind === 'gateway' ? `gateway ${one.id}` : `${one.place.part ?? 'show_if'} ${one.place.id}`))

describe('copies of parts of another survey', () => {
  it('have new ids, which conditions, rules and quotes name', () => {
    const { sections, leftOut } = copy(['a', 'b'], ['role', 'name', 'why', 'far'])
    const [a, b] = sections
    const [role, name, why] = a!.questions
    expect(leftOut).toEqual([])
    expect(new Set([a, b, role, name, why, b!.questions[0]].map((part) => part!.id)).size).toBe(6)
    expect([a!.id, role!.id, role!.choices[0]!.id]).not.toEqual(expect.arrayContaining(['a', 'role', 'y']))
    expect(role!.choices[0]!.aliases).toEqual([])
    expect(role!.gateway!.choice_rules).toMatchObject([{ show_section_ids: [b!.id], show_question_ids: [b!.questions[0]!.id] }])
    expect(name!.title).toBe(`As {{${role!.id}|someone}}, hm`)
    expect(why!.show_if).toEqual(on(answered(role!.id), { field: 'pid', op: 'answered' }))
    expect([b!.show_if, b!.ends_if]).toEqual([on(answered(role!.id)), on(answered(b!.questions[0]!.id))])
    expect(b!.pool).toBeUndefined()
  })

  it('leave out what looks at parts that are not copied', () => {
    const { sections, leftOut } = copy(['b'], ['name', 'why', 'far'], undefined)
    expect(named(leftOut)).toEqual(['show_if why', 'show_if b'])
    expect(sections.map(({ questions }) => questions.map(({ title, show_if }) => [title, show_if?.clauses.length]))).toEqual([
      [
        ['As someone, hm', undefined],
        ['why', undefined],
      ],
      [['far', 1]],
    ])
    expect(named(copy([], ['role']).leftOut)).toEqual(['gateway role'])
  })

  it('always show if the id of their section exempts it', () => {
    const { sections } = copy(['closing'], [])
    expect([sections.length, sections[0]!.id === 'closing', sections[0]!.always_show]).toEqual([1, false, true])
  })
})
