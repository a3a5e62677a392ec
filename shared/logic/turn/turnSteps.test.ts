import { randomAnswers, randomSurvey } from '../../../test/support/branching/randomSurvey.ts'
import { everyValidAnswer, smallConditions } from '../../../test/support/branching/smallConditions.ts'
import { branchingEntry, choice, entryRule, gateway, question, rule, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import { visible } from '../../branching.ts'
import { ruleIndex } from '../../branching/ruleIndex.ts'
import type { GivenAnswers } from '../../branching/givenAnswers.ts'
import type { Condition } from '../../survey/condition.ts'
import type { Survey } from '../../survey/survey.ts'
import { finish } from '../finish.ts'
import { turnedGateway } from './turnedGateway.ts'
import { turnSteps, type Kept } from './turnSteps.ts'

type Turned = { survey: Survey } | Kept

/** The soak sets HOSTILE_CASES to try more surveys. */
const surveys = 2 * Number(process.env.HOSTILE_CASES ?? 0) || 400

const turned = (given: Survey, ...questionIds: string[]): Turned => finish(turnSteps(given, questionIds))

const shown = (given: Survey, answers: GivenAnswers) => {
  const { sections, questions, ended_by } = visible(given, answers)
  return `sections ${[...sections].sort().join(' ')}; questions ${[...questions].sort().join(' ')}; ended by ${ended_by}`
}

/** A survey whose gateways may all be turned, as far as they themselves decide. */
const turnable = (given: Survey): Survey => {
  const text = JSON.stringify(given)
    .replaceAll('"show_all"', '"show_none"')
    .replaceAll(/"(selects_all\w*)":true/g, '"$1":false')
    .replaceAll('"mode":"single"', '"mode":"multi"')
  return { ...(JSON.parse(text) as Survey), branching_mode: 'independent' }
}

/** Each gateway of the surveys that `random` makes, with the survey that has conditions in its place. */
const cases = (random: (seed: number) => Survey) =>
  Array.from({ length: surveys }, (_, seed) => turnable(random(seed))).flatMap((given, seed) =>
    [...ruleIndex(given).gatewayQuestions.keys()].map((id) => ({ seed, id, given, turned: turned(given, id) })),
  )
const isTurned = <Case extends { turned: Turned }>(one: Case): one is Case & { turned: { survey: Survey } } => 'survey' in one.turned
const codesOf = (all: readonly { turned: Turned }[]) =>
  new Set(all.flatMap((one) => ('because' in one.turned ? one.turned.because.code : [])))

describe('turning random gateways into conditions', () => {
  const ofRules = cases(randomSurvey)
  const ofConditions = cases(smallConditions)

  it('shows the same parts as before for every answer', () => {
    const all = ofRules.filter(isTurned)
    const differing = all.filter(({ seed, given, turned: { survey: after } }) =>
      Array.from({ length: 20 }, (_, at) => randomAnswers(given, seed + at * 10_000)).some(
        (answers) => shown(given, answers) !== shown(after, answers),
      ),
    )
    expect(differing.map(({ seed, id }) => `${seed} ${id}`)).toEqual([])
    expect(all.length).toBeGreaterThan(100)
  })

  it('keeps a gateway exactly if some valid answer would show other parts', () => {
    const wrong = ofConditions.filter(({ given, id, turned: result }) => {
      const after = turnedGateway(given, id)
      const answered = everyValidAnswer(given, 3_000)
      if ('because' in after || !answered) return false
      return answered.some((answers) => shown(given, answers) !== shown(after.survey, answers)) === 'survey' in result
    })
    expect(wrong.map(({ seed, id }) => `${seed} ${id}`)).toEqual([])
    expect(ofConditions.filter(isTurned).length).toBeGreaterThan(25)
  })

  it('gives a reason for each gateway that it keeps', () => {
    const codes = codesOf([...ofRules, ...ofConditions])
    codes.delete('condition_full') // of few surveys
    expect([...codes].sort()).toEqual(['differs', 'never_shows'])
  })

  it('removes all rules of the gateway', () => {
    const left = [...ofRules, ...ofConditions]
      .filter(isTurned)
      .filter(({ id, turned: { survey: after } }) => ruleIndex(after).gatewayQuestions.has(id))
    expect(left).toEqual([])
  })
})

const answers = ['journalist', 'editor', 'reader'].map((value) => choice(value))
const asking = (rules: Parameters<typeof gateway>[0], more: Parameters<typeof gateway>[1] & { type?: 'multi_select' } = {}) => {
  const { type = 'single_choice', ...behavior } = more
  return question('role', { type, choices: answers, gateway: gateway(rules, behavior) })
}
const independent = (role: ReturnType<typeof asking>, desk: Parameters<typeof section>[2] = {}, more: Parameters<typeof survey>[1] = {}) =>
  survey([section('about', [role]), section('desk', [question('beat'), question('size')], desk)], {
    branching_mode: 'independent',
    ...more,
  })
const isOneOf = (...values: string[]): Condition => ({ match: 'all', clauses: [{ question_id: 'role', op: 'any_of', values }] })
const conditions = (result: Turned) =>
  'because' in result
    ? result.because
    : Object.fromEntries(
        result.survey.sections.flatMap((one) => [one, ...one.questions].flatMap(({ id, show_if }) => (show_if ? [[id, show_if]] : []))),
      )

describe('a gateway that is turned into conditions', () => {
  it('gives each governed section a condition with the choices that show it', () => {
    const rules = [rule('journalist', { show_section_ids: ['desk'] }), rule('editor', { show_section_ids: ['desk'] })]
    expect(conditions(turned(independent(asking(rules)), 'role'))).toEqual({ desk: isOneOf('journalist', 'editor') })
  })

  it('shows a section for a question in it, with only that question', () => {
    const rules = [rule('journalist', { show_section_ids: ['desk'] }), rule('editor', { show_question_ids: ['beat'] })]
    expect(conditions(turned(independent(asking(rules)), 'role'))).toEqual({
      desk: isOneOf('journalist', 'editor'),
      beat: isOneOf('editor'),
      size: isOneOf('journalist'),
    })
  })

  it('adds to an existing condition', () => {
    const own: Condition = { match: 'any', clauses: [{ question_id: 'role', op: 'answered' }] }
    const given = independent(asking([rule('editor', { show_section_ids: ['desk'] })]), { show_if: own })
    expect(conditions(turned(given, 'role'))).toEqual({ desk: { match: 'all', clauses: [...own.clauses, ...isOneOf('editor').clauses] } })
  })

  it('includes the survey-level entries on the question', () => {
    const branching = [branchingEntry('role', [entryRule('reader', { show_section_ids: ['desk'] })])]
    const result = turned(independent(asking([rule('editor', { show_section_ids: ['desk'] })]), {}, { branching }), 'role')
    expect(conditions(result)).toEqual({ desk: isOneOf('editor', 'reader') })
    expect(result).toMatchObject({ survey: { branching: [] } })
  })
})

describe('a gateway that is kept', () => {
  const shows = { show_section_ids: ['desk'] }
  const anyOfTwo: Condition = { match: 'any', clauses: [{ question_id: 'role', op: 'answered' }, ...isOneOf('reader').clauses] }
  const desk = { kind: 'section', id: 'desk' }

  it.each([
    ['intersects with others', independent(asking([rule('editor', shows)]), {}, { branching_mode: 'intersect' }), { code: 'intersect' }],
    ['shows all at first', independent(asking([rule('editor', shows)], { unanswered_behavior: 'show_all' })), { code: 'shows_all' }],
    ['shows all else', independent(asking([rule('editor', shows)], { default_behavior: 'show_all' })), { code: 'shows_all' }],
    ['selects all', independent(asking([rule('editor', shows), rule('reader', { selects_all_sections: true })])), { code: 'selects_all' }],
    [
      'reads the first answer',
      independent(asking([rule('editor', shows)], { mode: 'single', type: 'multi_select' })),
      { code: 'first_only' },
    ],
    ['shows nothing any more', independent(asking([rule('gone', shows)])), { code: 'never_shows', target: desk }],
    [
      'meets a condition on any of several',
      independent(asking([rule('editor', shows)]), { show_if: anyOfTwo }),
      { code: 'condition_full', target: desk },
    ],
  ])('%s', (_, given, because) => expect(turned(given, 'role')).toEqual({ because, question_id: 'role' }))

  it('takes no part while another gateway hides its question, so that only the other decides', () => {
    const yes = [choice('yes'), choice('no')]
    const one = question('one', { type: 'single_choice', choices: yes, gateway: gateway([rule('yes', { show_question_ids: ['two'] })]) })
    const two = question('two', { type: 'single_choice', choices: yes, gateway: gateway([rule('yes', shows)]) })
    const three = question('three', { type: 'single_choice', choices: yes, gateway: gateway([rule('yes', shows)]) })
    const given = survey([section('about', [one, two, three]), section('desk', [])], { branching_mode: 'independent' })
    const kept = { because: { code: 'differs', target: desk }, question_id: 'two' }
    expect(turned(given, 'two')).toEqual(kept)
    expect(turned(given, 'one', 'two')).toEqual(kept)
    expect(turned(given, 'one')).toHaveProperty('survey')
  })
})
