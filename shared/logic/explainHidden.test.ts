import { choice, gateway, question, rule, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import { randomAnswers, randomSurvey } from '../../test/support/branching/randomSurvey.ts'
import { visible } from '../branching.ts'
import type { Gateway, Survey } from '../survey/survey.ts'
import { explainHidden, type Hidden, type Reason } from './explainHidden.ts'

const choosing = (id: string, rules: Gateway['choice_rules'], overrides: Partial<Gateway> = {}) =>
  question(id, { type: 'single_choice', choices: [choice('a'), choice('b')], gateway: gateway(rules, overrides) })

const why = (given: Survey, answers: Record<string, unknown>) =>
  Object.fromEntries(explainHidden(given, answers).map(({ id, because }) => [id, because]))

const one = survey([
  section('s1', [choosing('g', [rule('a', { show_section_ids: ['s2'], show_question_ids: ['q3'] })])]),
  section('s2', [question('q2')]),
  section('s3', [question('q3'), question('q4')], { always_show: true }),
  section('s4', [question('q5')]),
])
const trap = survey([
  section('s1', [choosing('g', [rule('a', { show_section_ids: ['s2'] })]), choosing('h', [rule('a', { show_section_ids: ['s3'] })])]),
  section('s2', [question('q2')]),
  section('s3', [question('q3')]),
])
const chained = survey(
  [
    section('s1', [choosing('g', [rule('a', { show_section_ids: ['s2'] })])]),
    section('s2', [choosing('h', [rule('b', { show_section_ids: ['s3'], show_question_ids: ['q4'] })])]),
    section('s3', [question('q3')]),
    section('s4', [question('q4'), question('q5')]),
  ],
  { branching_mode: 'independent' },
)

describe('explainHidden', () => {
  it('explains exactly what visible hides, in document order, in both modes', () => {
    for (let seed = 0; seed < 2_000; seed++) {
      const given = randomSurvey(seed)
      const answers = randomAnswers(given, seed + 1)
      const shown = visible(given, answers)
      const hidden = given.sections.flatMap(({ id, questions }) => [
        ...(shown.sections.has(id) ? [] : [`section ${id}`]),
        ...questions.filter((held) => !shown.questions.has(held.id)).map((held) => `question ${held.id}`),
      ])
      expect(explainHidden(given, answers).map(({ kind, id }) => `${kind} ${id}`)).toEqual(hidden)
    }
  })

  it('names an answer that helps: with it, the gateway named refuses no more', () => {
    let followed = 0
    for (let seed = 0; seed < 2_000; seed++) {
      const given = randomSurvey(seed)
      const answers = randomAnswers(given, seed + 1)
      for (const hidden of explainHidden(given, answers)) {
        const { because } = hidden
        if (because.code !== 'unanswered' && because.code !== 'not_chosen') continue
        for (const value of because.values) {
          followed++
          const after = explainHidden(given, { ...answers, [because.question_id]: answerWith(given, because.question_id, value) })
          expect({ seed, hidden, value, after: reasonOf(after, hidden) }).not.toMatchObject({ after: sameRefusal(because) })
        }
      }
    }
    expect(followed).toBeGreaterThan(1_000)
  })

  it('names the gateway question that is not answered, and the choices that would show it', () => {
    expect(why(one, {})).toMatchObject({
      s2: { code: 'unanswered', question_id: 'g', values: ['a'] },
      q2: { code: 'section_hidden', section_id: 's2' },
      q3: { code: 'unanswered', question_id: 'g', values: ['a'] },
    })
  })

  it('names the choices that were not chosen', () => {
    expect(why(one, { g: 'b' })).toMatchObject({ s2: { code: 'not_chosen', question_id: 'g', values: ['a'] } })
  })

  it('says that no rule leads to a section', () => {
    expect(why(one, { g: 'a' })).toEqual({ s4: { code: 'no_rule' }, q5: { code: 'section_hidden', section_id: 's4' } })
  })

  it('names the gateway that never selects what another one selects', () => {
    expect(why(trap, { g: 'a', h: 'a' })).toMatchObject({
      s2: { code: 'gateways_disagree', question_id: 'h' },
      s3: { code: 'gateways_disagree', question_id: 'g' },
    })
  })

  it('asks for every gateway question where none has a say on sections', () => {
    const given = survey([section('s1', [choosing('g', [])]), section('s2', [question('q2')])])
    expect(why(given, {})).toMatchObject({ s2: { code: 'unanswered', question_id: 'g', values: ['a', 'b'] } })
  })

  it('says that a gateway question itself is hidden', () => {
    expect(why(chained, {})).toMatchObject({
      s2: { code: 'unanswered', question_id: 'g' },
      h: { code: 'section_hidden', section_id: 's2' },
      s3: { code: 'gateway_hidden', question_id: 'h' },
      q4: { code: 'gateway_hidden', question_id: 'h' },
    })
  })

  it('tells a section that shows only for one question from one that is hidden', () => {
    const given = survey([
      section('s1', [choosing('g', [rule('a', { show_question_ids: ['q2'] }), rule('b', { show_section_ids: ['s2'] })])]),
      section('s2', [question('q2'), question('q3')]),
    ])
    expect(why(given, { g: 'a' })).toEqual({ q3: { code: 'section_partly', section_id: 's2' } })
  })

  it('leads into a section that no rule names by the rule of a question in it', () => {
    const given = survey([
      section('s1', [choosing('g', [rule('a', { show_question_ids: ['q2'] }), rule('b', { show_section_ids: ['s1'] })])]),
      section('s2', [question('q2')]),
    ])
    expect(why(given, {})).toMatchObject({ s2: { code: 'unanswered', question_id: 'g', values: ['a'] } })
  })

  it('says that something shows only while there is no answer', () => {
    const given = survey([
      section('s1', [choosing('g', [rule('deleted', { show_section_ids: ['s2'] })], { unanswered_behavior: 'show_all' })]),
      section('s2', [question('q2')]),
    ])
    expect(why(given, { g: 'a' })).toMatchObject({ s2: { code: 'answered', question_id: 'g' } })
  })

  it('hides nothing where there is no gateway', () => {
    expect(explainHidden(survey([section('s1', [question('q1')])]), {})).toEqual([])
  })
})

const answerWith = ({ sections }: Survey, id: string, value: string) =>
  sections.flatMap(({ questions }) => questions).find((held) => held.id === id)!.type === 'multi_select' ? [value] : value

const reasonOf = (all: Hidden[], { kind, id }: Hidden) => all.find((hidden) => hidden.kind === kind && hidden.id === id)?.because

const sameRefusal = ({ question_id }: Extract<Reason, { question_id: string }>) => ({ code: 'not_chosen', question_id })
