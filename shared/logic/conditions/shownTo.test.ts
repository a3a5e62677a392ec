import { choice, gateway, question, rule, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import { shownTo } from './shownTo.ts'

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

describe('shownTo', () => {
  it('says the conditions of each part, and the ends before it', () => {
    const { sections, questions } = shownTo(given('independent'), 'en')
    const [first, third] = ['not ended by: 1.2 q2 is answered', 'not ended by: 1.1 q1 is answered']
    expect([...questions]).toEqual([
      ['q2', ['1.1 q1 is answered']],
      ['g', ['1.1 q1 is answered']],
    ])
    expect([...sections]).toEqual([
      ['s2', ['1.1 q1 is answered', first]],
      ['s3', [first]],
      ['s4', ['1.2 q2 is answered', first, third]],
    ])
  })

  it('leaves out those that have no effect in intersect: on a gateway question, its section, and an end before it', () => {
    const { sections, questions } = shownTo(given('intersect'), 'ko')
    expect([...questions]).toEqual([['q2', ['1.1 q1: 답함']]])
    const allAnswered = '모든 분기 문항에 답함'
    expect([...sections]).toEqual([
      ['s1', [allAnswered]],
      ['s3', [allAnswered]],
      ['s4', [allAnswered, '1.2 q2: 답함', '종료 조건에 해당하지 않음 – 1.1 q1: 답함']],
    ])
  })

  it('says the rules of each gateway in the same words, before the conditions', () => {
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
    expect(shownTo(asked, 'en')).toEqual({
      sections: new Map([['desk', ['1.1 role includes one of Journalist, Editor', '1.2 q1 is answered']]]),
      questions: new Map([['beat', ['1.1 role includes Editor']]]),
    })
    expect(shownTo(asked, 'ko').questions.get('beat')).toEqual(['1.1 role: Editor 선택'])
  })
})
