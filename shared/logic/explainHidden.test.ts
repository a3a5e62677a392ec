import { choice, gateway, question, rule, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import { randomConditions, randomlyAnswered } from '../../test/support/branching/randomConditions.ts'
import { randomAnswers, randomSurvey } from '../../test/support/branching/randomSurvey.ts'
import { visible } from '../branching.ts'
import { entries } from '../branching/surveyFields.ts'
import type { Gateway, Section, Survey } from '../survey/survey.ts'
import { explainHidden, type Hidden, type Reason } from './explainHidden.ts'

const choosing = (id: string, rules: Gateway['choice_rules'], overrides: Partial<Gateway> = {}) =>
  question(id, { type: 'single_choice', choices: [choice('a'), choice('b')], gateway: gateway(rules, overrides) })

const why = (given: Survey, answers: Record<string, unknown>, beside = {}) =>
  Object.fromEntries(explainHidden(given, answers, beside).map(({ id, because }) => [id, because]))

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
  it('explains exactly the parts that `visible` hides, in document order, in both modes', () => {
    for (let seed = 0; seed < 2_000; seed++) {
      const given = randomSurvey(seed)
      const answers = randomAnswers(given, seed + 1)
      expect(explained(given, answers)).toEqual(hiddenParts(given, answers))
    }
    for (let seed = 0; seed < 600; seed++) {
      const given = withConditions(seed)
      const { answers, given: beside } = randomlyAnswered(given, seed + 1)
      expect(explained(given, answers, beside)).toEqual(hiddenParts(given, answers, beside))
    }
  })

  it('names the condition that hides a question, and the end that stops the survey', () => {
    const found = { show_if: 0, ended: 0 }
    const wrong: unknown[] = []
    for (let seed = 0; seed < 600; seed++) {
      const given = withConditions(seed)
      const { answers } = randomlyAnswered(given, seed + 1)
      for (const { kind, id, because } of explainHidden(given, answers)) {
        if (because.code === 'show_if' && kind === 'question') {
          found.show_if++
          if (!visible(changedAt(given, because.owner.id, { show_if: undefined }), answers).questions.has(id))
            wrong.push({ seed, id, because })
        }
        if (because.code === 'ended') {
          found.ended++
          const { ended_by } = visible(changedAt(given, because.section_id, { ends_if: undefined }), answers)
          if (ended_by === because.section_id) wrong.push({ seed, id, because })
        }
      }
    }
    expect(wrong.slice(0, 3)).toEqual([])
    expect(found.show_if).toBeGreaterThan(50)
    expect(found.ended).toBeGreaterThan(50)
  })

  it('names an answer that makes the named gateway select the target', () => {
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

  it('names the gateway that never selects the target of another one', () => {
    expect(why(trap, { g: 'a', h: 'a' })).toMatchObject({
      s2: { code: 'gateways_disagree', question_id: 'h' },
      s3: { code: 'gateways_disagree', question_id: 'g' },
    })
  })

  it('asks for every gateway question if none decides on sections', () => {
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

  it('distinguishes a section that shows only for one question from a hidden one', () => {
    const given = survey([
      section('s1', [choosing('g', [rule('a', { show_question_ids: ['q2'] }), rule('b', { show_section_ids: ['s2'] })])]),
      section('s2', [question('q2'), question('q3')]),
    ])
    expect(why(given, { g: 'a' })).toEqual({ q3: { code: 'section_partly', section_id: 's2' } })
  })

  it('explains a section that no rule names by the rule for a question in it', () => {
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

  it('names the condition of a section before its gateways, and that of a question where gateways show it', () => {
    const onlyB = { match: 'all' as const, clauses: [{ question_id: 'g', op: 'any_of' as const, values: ['b'] }] }
    const given = survey([
      section('s1', [choosing('g', [rule('a', { show_section_ids: ['s2', 's3'] }), rule('b', { show_section_ids: ['s2'] })])]),
      section('s2', [question('q2', { show_if: onlyB })]),
      section('s3', [question('q3')], { show_if: onlyB }),
    ])
    expect(why(given, { g: 'a' })).toEqual({
      q2: { code: 'show_if', owner: { kind: 'question', id: 'q2' } },
      s3: { code: 'show_if', owner: { kind: 'section', id: 's3' } },
      q3: { code: 'section_hidden', section_id: 's3' },
    })
    expect(why(given, { g: 'b' })).toMatchObject({ s3: { code: 'not_chosen', question_id: 'g', values: ['a'] } })
  })

  it('names the section that ended the survey', () => {
    const ends_if = { match: 'all' as const, clauses: [{ question_id: 'q1', op: 'answered' as const }] }
    const given = survey([section('s1', [question('q1')], { ends_if }), section('s2', [question('q2')]), section('closing')])
    expect(why(given, {})).toEqual({})
    expect(why(given, { q1: 'some' })).toEqual({
      s2: { code: 'ended', section_id: 's1' },
      q2: { code: 'section_hidden', section_id: 's2' },
      closing: { code: 'ended', section_id: 's1' },
    })
  })

  it('says that a section was not drawn, and that targets of its gateway are hidden for that reason', () => {
    const rules = [rule('a', { show_section_ids: ['s3'] })]
    const pool = survey(
      [
        section('s1', [choosing('g', rules)], { pool: 'p' }),
        section('s2', [question('q2')], { pool: 'p' }),
        section('s3', [question('q3')]),
      ],
      { pools: [{ id: 'p', show: 1, shuffle: false }] },
    )
    expect(why(pool, {}, { drawn: { p: ['s2'] } })).toEqual({
      s1: { code: 'not_drawn' },
      g: { code: 'section_hidden', section_id: 's1' },
      s3: { code: 'gateway_hidden', question_id: 'g' },
      q3: { code: 'section_hidden', section_id: 's3' },
    })
  })

  it('explains nothing in a survey without gateways', () => {
    expect(explainHidden(survey([section('s1', [question('q1')])]), {})).toEqual([])
  })
})

const withConditions = (seed: number): Survey => {
  const given = randomConditions(seed)
  return {
    ...given,
    sections: given.sections.map((one) => ({
      ...one,
      questions: one.questions.map((asked) => ({ ...asked, choices: entries(asked.choices) })),
    })),
  }
}

const changedAt = (given: Survey, id: string, change: Pick<Partial<Section>, 'show_if' | 'ends_if'>): Survey => ({
  ...given,
  sections: given.sections.map((one) => ({
    ...one,
    ...(one.id === id && change),
    questions: one.questions.map((asked) => (asked.id === id ? { ...asked, ...change } : asked)),
  })),
})

const explained = (given: Survey, answers: Record<string, unknown>, beside = {}) =>
  explainHidden(given, answers, beside).map(({ kind, id }) => `${kind} ${id}`)

function hiddenParts(given: Survey, answers: Record<string, unknown>, beside = {}) {
  const shown = visible(given, answers, beside)
  return given.sections.flatMap(({ id, questions }) => [
    ...(shown.sections.has(id) ? [] : [`section ${id}`]),
    ...questions.filter((held) => !shown.questions.has(held.id)).map((held) => `question ${held.id}`),
  ])
}

const answerWith = ({ sections }: Survey, id: string, value: string) =>
  sections.flatMap(({ questions }) => questions).find((held) => held.id === id)!.type === 'multi_select' ? [value] : value

const reasonOf = (all: Hidden[], { kind, id }: Hidden) => all.find((hidden) => hidden.kind === kind && hidden.id === id)?.because

const sameRefusal = ({ question_id }: Extract<Reason, { question_id: string }>) => ({ code: 'not_chosen', question_id })
