import { choice, gateway, question, rule, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import type { Question } from '../../survey/survey.ts'
import { shownTo, type ShownTo } from './shownTo.ts'

const said = (lines: ShownTo['sections']) => [...lines].map(([id, all]) => [id, all.map(({ text }) => text)])

const answered = (question_id: string) => ({ match: 'all' as const, clauses: [{ question_id, op: 'answered' as const }] })
const gate = (id: string) =>
  question(id, { type: 'single_choice', choices: [choice('a')], gateway: gateway([rule('a')]), show_if: answered('q1') })
const given = (branching_mode: 'intersect' | 'independent') =>
  survey(
    [
      section('s1', [question('q1'), question('q2', { show_if: answered('q1') }), question('q3', { show_if: answered('gone') })], {
        ends_if: answered('q2'),
      }),
      section('s2', [gate('g')], { show_if: answered('q1') }),
      section('s3', [], { ends_if: answered('q1') }),
      section('s4', [], { show_if: answered('q2') }),
    ],
    { branching_mode },
  )

const to = (id: string) => [rule('a', { show_section_ids: [id] })]
const role = (id: string, own: Question['gateway']) => question(id, { type: 'single_choice', choices: [choice('a')], gateway: own })

describe('shownTo', () => {
  it('lists the conditions of each part, and the ends before it', () => {
    const { sections, questions } = shownTo(given('independent'), 'en')
    const [first, third] = ['not ended by: 1.2 q2 is answered', 'not ended by: 1.1 q1 is answered']
    expect(said(questions)).toEqual([
      ['q2', ['1.1 q1 is answered']],
      ['g', ['1.1 q1 is answered']],
    ])
    expect(said(sections)).toEqual([
      ['s2', ['1.1 q1 is answered', first]],
      ['s3', [first]],
      ['s4', ['1.2 q2 is answered', first, third]],
    ])
  })

  it('leaves out conditions without effect in intersect: on a gateway question, its section, and an end before it', () => {
    const { sections, questions } = shownTo(given('intersect'), 'ko')
    expect(said(questions)).toEqual([['q2', ['1.1 q1: 답함']]])
    const allAnswered = '모든 분기 문항에 답함'
    expect(said(sections)).toEqual([
      ['s1', [allAnswered]],
      ['s3', [allAnswered]],
      ['s4', [allAnswered, '1.2 q2: 답함', '종료 조건에 해당하지 않음 – 1.1 q1: 답함']],
    ])
  })

  it('says how many sections of a pool are drawn, unless all are', () => {
    const sections = ['a', 'b', 'c', 'd'].map((id) => section(id, [], { pool: id === 'd' ? 'whole' : 'arm' }))
    const pools = [
      { id: 'arm', show: 1, shuffle: false },
      { id: 'whole', show: 1, shuffle: true },
    ]
    expect(said(shownTo(survey(sections.slice(1), { pools }), 'en').sections)).toEqual([
      ['b', ['drawn, as 1 of the 2 sections of the pool arm']],
      ['c', ['drawn, as 1 of the 2 sections of the pool arm']],
    ])
    expect(said(shownTo(survey(sections, { pools }), 'ko').sections)[0]).toEqual(['a', ['뽑힌 섹션(묶음 arm: 3개 중 1개)']])
  })

  it('describes the rules of each gateway in the same words, before the conditions', () => {
    const choices = [choice('a', { label: 'Journalist' }), choice('b', { label: 'Editor' }), choice('c')]
    const role = question('role', {
      type: 'multi_select',
      choices,
      gateway: gateway([rule('a', { show_section_ids: ['desk'] }), rule('b', { show_section_ids: ['desk'], show_question_ids: ['beat'] })]),
    })
    const asked = survey(
      [section('s1', [role, question('q1')]), section('desk', [question('beat'), question('size')], { show_if: answered('q1') })],
      { branching_mode: 'independent' },
    )
    const { sections, questions } = shownTo(asked, 'en')
    expect(said(sections)).toEqual([['desk', ['1.1 role includes one of Journalist, Editor', '1.2 q1 is answered']]])
    expect(said(questions)).toEqual([['beat', ['1.1 role includes Editor']]])
    expect(said(shownTo(asked, 'ko').questions)).toEqual([['beat', ['1.1 role: Editor 선택']]])
  })

  it('describes answers without a rule, no answer, and that no answer is enough', () => {
    const both = { default_behavior: 'show_all', unanswered_behavior: 'show_all' } as const
    const asked = survey([
      section('s1', [role('one', gateway(to('s2'), both)), role('two', gateway(to('s3')))]),
      section('s2', [question('q')]),
      section('s3'),
    ])
    expect(said(shownTo(asked, 'en').sections)).toEqual([
      ['s2', ['1.1 one is a or 1.1 one has an answer without a rule or 1.1 one is not answered', 'no answer to 1.2 two shows it']],
      ['s3', ['1.1 one has an answer without a rule', '1.2 two is a']],
    ])
    expect(said(shownTo(asked, 'ko').sections)).toEqual([
      ['s2', ['1.1 one: a 또는 1.1 one: 규칙이 없는 답변 또는 1.1 one: 답하지 않음', '1.2 two: 표시하는 답변 없음']],
      ['s3', ['1.1 one: 규칙이 없는 답변', '1.2 two: a']],
    ])
  })
})
