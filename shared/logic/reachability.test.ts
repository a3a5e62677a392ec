import { choice, gateway, question, rule, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import { everyAnswer } from '../../test/support/branching/everyAnswer.ts'
import { fewerChoices } from '../../test/support/branching/fewerChoices.ts'
import { randomSurvey } from '../../test/support/branching/randomSurvey.ts'
import { someOf } from '../../test/support/everyWay.ts'
import { visible } from '../branching.ts'
import type { Survey } from '../survey/survey.ts'
import { reachability } from './reachability.ts'

const seeds = Array.from({ length: someOf(800, 4_000) }, (_, seed) => seed)

/** The targets that some answers show, by trying all answers; undefined for too many. */
function tried(given: Survey): { sections: Set<string>; questions: Set<string> } | undefined {
  const all = everyAnswer(given, 2_000)?.map((answers) => visible(given, answers))
  return all && { sections: union(all.map(({ sections }) => sections)), questions: union(all.map(({ questions }) => questions)) }
}
const union = (sets: Set<string>[]) => new Set(sets.flatMap((set) => [...set]))

const reached = (given: Survey) => {
  const { sections, questions } = reachability(given)
  const isSure = ![...sections.values(), ...questions.values()].includes('unknown')
  return { sections: shown(sections), questions: shown(questions), isSure }
}
const shown = (all: ReadonlyMap<string, string>) => new Set([...all].filter(([, reach]) => reach === 'shows').map(([id]) => id))

describe('reachability', () => {
  it('agrees for random surveys with trying every answer, in both modes', () => {
    const met = { intersect: 0, independent: 0, never: 0, multi: 0 }
    for (const seed of seeds) {
      const given = seed % 2 === 0 ? randomSurvey(seed) : fewerChoices(randomSurvey(seed), seed)
      const expected = tried(given)
      if (!expected) continue
      expect({ seed, ...reached(given) }).toEqual({ seed, ...expected, isSure: true })
      met[given.branching_mode]++
      if (expected.sections.size < given.sections.length) met.never++
      if (given.sections.some(({ questions }) => questions.some(({ type, gateway: own }) => own && type === 'multi_select'))) met.multi++
    }
    expect(met.intersect).toBeGreaterThan(seeds.length / 4)
    expect(met.independent).toBeGreaterThan(seeds.length / 4)
    expect(met.never).toBeGreaterThan(seeds.length / 20)
    expect(met.multi).toBeGreaterThan(seeds.length / 8)
  })

  it('follows a chain of 60 gateways to its end, or to a broken link', () => {
    expect(reachability(chain()).sections.get('s59')).toBe('shows')
    const broken = reachability(chain(40)).sections
    expect([...broken.values()]).toEqual(Array.from({ length: 60 }, (_, at) => (at <= 40 ? 'shows' : 'never')))
  })

  it('gives up with `unknown` instead of searching without end', () => {
    const given = survey(
      [
        section(
          's0',
          Array.from({ length: 16 }, (_, at) =>
            multi(
              `g${at}`,
              Array.from({ length: 16 }, (_at, to) => `h${to}`),
              at,
            ),
          ),
        ),
        section(
          's1',
          Array.from({ length: 16 }, (_, at) => multi(`h${at}`, ['end'], at, at === 15)),
        ),
        section('s2', [question('end')]),
      ],
      { branching_mode: 'independent' },
    )
    expect(reachability(given).questions.get('end')).toBe('unknown')
    expect(reachability(given).sections.get('s2')).toBe('shows')
  })
})

/** `isGone`: the choices that its rules are for. */
const multi = (id: string, targets: string[], turn: number, isGone = false) =>
  question(id, {
    type: 'multi_select',
    choices: isGone ? [] : targets.map((target) => choice(`${target}-${turn}`)),
    gateway: gateway(targets.map((target) => rule(`${target}-${turn}`, { show_question_ids: [target] }))),
  })

/** Each section shows for a yes in the previous one. */
const chain = (brokenAt?: number) =>
  survey(
    Array.from({ length: 60 }, (_, at) =>
      section(`s${at}`, [
        question(`q${at}`, {
          type: 'single_choice',
          choices: [choice('yes'), choice('no')],
          gateway: gateway([rule(at === brokenAt ? 'maybe' : 'yes', { show_section_ids: [`s${at + 1}`] })]),
        }),
      ]),
    ),
    { branching_mode: 'independent' },
  )
