import { conditionByThePage, type Asked } from '../../../test/support/branching/conditionsReference.ts'
import { randomConditions, randomlyAnswered } from '../../../test/support/branching/randomConditions.ts'
import { everyValidAnswer, smallConditions } from '../../../test/support/branching/smallConditions.ts'
import { question, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import { validAnswers } from '../../../test/support/branching/validAnswers.ts'
import { seededRandom } from '../../../scripts/demo/responses/seededRandom.ts'
import { visible } from '../../branching.ts'
import { kinds } from '../../kinds/kinds.ts'
import type { Condition } from '../../survey/condition.ts'
import type { Question, Survey } from '../../survey/survey.ts'
import { finish } from '../finish.ts'
import { conditionSearch } from './conditionSearch.ts'

/** The soak sets HOSTILE_CASES to try more surveys. */
const surveys = Number(process.env.HOSTILE_CASES ?? 0) || 120

const small = Array.from({ length: 3 * surveys }, (_, seed) => ({ seed, survey: smallConditions(seed) })).flatMap(({ seed, survey }) => {
  const answers = everyValidAnswer(survey, 600)
  return answers ? [{ seed, survey, tried: answers.map((given) => ({ given, shown: visible(survey, given) })) }] : []
})

const outcome = (verdicts: (boolean | undefined)[]) => ({
  holds: verdicts.includes(true) ? 'shows' : 'never',
  fails: verdicts.includes(false) ? 'shows' : 'never',
})

/** The results of each section's condition over all answers, by the reference implementation. */
function triedConditions(survey: Survey, tried: (typeof small)[number]['tried']) {
  const asked = survey.sections.flatMap(({ questions }, section) =>
    questions.map((fields, question): [string, Asked] => [fields.id, { section, question, fields }]),
  )
  return survey.sections.flatMap(({ show_if }, position) => {
    const mayRead = new Map(asked.filter(([, { section }]) => section < position))
    const verdicts = tried.map(({ given, shown }) =>
      conditionByThePage(show_if, survey, mayRead, (id) => (shown.questions.has(id) ? given.get(id) : undefined), {}),
    )
    return verdicts.includes(undefined) ? [] : [[position, outcome(verdicts)]]
  })
}

describe('the search among valid answers', () => {
  it('agrees for small surveys with trying every answer, in both modes', () => {
    const met = { intersect: 0, independent: 0, never: 0, ends: 0, conditions: 0 }
    for (const { seed, survey, tried } of small) {
      const ways = tried.map(({ shown }) => shown)
      const places = survey.sections.flatMap(({ id, questions }) => [
        ['sections', id] as const,
        ...questions.map((one) => ['questions', one.id] as const),
      ])
      const expected = places.map(([kind, id]) => [id, ways.some((shown) => shown[kind].has(id)) ? 'shows' : 'never'])
      const searched = finish(conditionSearch(survey))
      const reached = finish(searched.reach())
      expect({ seed, reached: places.map(([kind, id]) => [id, reached[kind].get(id)]) }).toEqual({ seed, reached: expected })

      const outcomes = finish(searched.outcomes())
      const conditions = triedConditions(survey, tried)
      expect({ seed, conditions: [...outcomes.ofSections] }).toEqual({ seed, conditions })
      met[survey.branching_mode]++
      met.conditions += conditions.length
      if (expected.some(([, reach]) => reach === 'never')) met.never++
      if (ways.some(({ ended_by }) => ended_by !== undefined)) met.ends++
    }
    expect(met.intersect).toBeGreaterThan(surveys / 2)
    expect(met.independent).toBeGreaterThan(surveys / 2)
    expect(met.never).toBeGreaterThan(surveys / 8)
    expect(met.ends).toBeGreaterThan(surveys / 8)
    expect(met.conditions).toBeGreaterThan(surveys / 2)
  })

  it('follows a chain of 200 conditions to its end, or to a broken one', () => {
    expect([lastShown(), lastShown(120)]).toEqual([199, 119])
  })

  it('gives up with `unknown` instead of searching without end', () => {
    const pigeons = Array.from({ length: 10 }, (_, at) => number(`p${at}`, 8))
    const apart = pigeons.flatMap((one, at) =>
      pigeons
        .slice(0, at)
        .flatMap((other) =>
          Array.from({ length: 9 }, (_, value) =>
            section(`${one.id} ${other.id} ${value}`, [], { ends_if: { match: 'all', clauses: [is(one, value), is(other, value)] } }),
          ),
        ),
    )
    // It shows if ten whole numbers of 0 to 8 all differ.
    const answered = pigeons.map(({ id }) => ({ question_id: id, op: 'answered' as const }))
    const last = section('last', [], { show_if: { match: 'all', clauses: answered } })
    const reached = finish(finish(conditionSearch(survey([section('first', pigeons), ...apart, last]))).reach())
    expect(reached.sections.get('last')).toBe('unknown')
    expect(reached.sections.get('p9 p8 8')).toBe('shows')
  })

  it('never reports in larger surveys that a target never shows if some answers show it', () => {
    let never = 0
    for (let seed = 0; seed < surveys / 2; seed++) {
      const survey = randomConditions(seed)
      const reached = finish(finish(conditionSearch(survey)).reach())
      const random = seededRandom(seed + 5_000_000)
      const answered = survey.sections
        .flatMap(({ questions }) => questions)
        .map((one) => [one.id, isKnownType(one) ? validAnswers(one) : [undefined]] as const)
      for (let turn = 0; turn < 40; turn++) {
        const answers = Object.fromEntries(answered.map(([id, values]) => [id, random.oneOf(values)]))
        const { link = {} } = randomlyAnswered(survey, seed + turn).given
        const shown = visible(survey, answers, { link })
        const wrong = (['sections', 'questions'] as const).flatMap((kind) =>
          [...shown[kind]].filter((id) => reached[kind].get(id) === 'never'),
        )
        expect({ seed, wrong }).toEqual({ seed, wrong: [] })
      }
      never += [...reached.questions.values()].filter((reach) => reach === 'never').length
    }
    expect(never).toBeGreaterThan(surveys / 20)
  })
})

/** The types of randomConditions that have fields of the right shape: dates, scales and lists of choices may be of any. */
const isKnownType = ({ type, choices }: Question) =>
  type in kinds && Object.hasOwn(kinds, type) && !choices.some((choice) => choice === null)

const number = (id: string, max = 10) =>
  question(id, { type: 'number', number: { min: 0, max, decimals: 0, unit: '', unit_ko: '', unit_before: false } })

/** Section `at` asks for an answer to the question before; a broken one for a number beyond its bounds. */
const follows = (at: number, isBroken: boolean): Condition | undefined =>
  at === 0
    ? undefined
    : { match: 'all', clauses: [{ question_id: `q${at - 1}`, op: isBroken ? 'between' : 'answered', ...(isBroken && { from: 11 }) }] }

const is = ({ id }: Question, value: number) => ({ question_id: id, op: 'between' as const, from: value, to: value })

const chain = (brokenAt?: number) =>
  survey(Array.from({ length: 200 }, (_, at) => section(`s${at}`, [number(`q${at}`)], { show_if: follows(at, at === brokenAt) })))

const lastShown = (brokenAt?: number) =>
  [...finish(finish(conditionSearch(chain(brokenAt))).reach()).sections.values()].lastIndexOf('shows')
