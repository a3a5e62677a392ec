import { visibleByThePage } from '../../../test/support/branching/branchingReference.ts'
import { damage } from '../../../test/support/branching/damage.ts'
import { deepFrozen } from '../../../test/support/branching/deepFrozen.ts'
import { randomConditions, randomlyAnswered } from '../../../test/support/branching/randomConditions.ts'
import { someOf } from '../../../test/support/everyWay.ts'
import { visible } from '../../branching.ts'
import type { Survey } from '../../survey/survey.ts'
import { decidingIds } from '../../../test/support/branching/decidingIds.ts'
import type { Visible } from '../surveyDocument.ts'
import type { SurveyFields } from '../surveyFields.ts'

type Case = { seed: number; survey: Survey } & ReturnType<typeof randomlyAnswered>

/** The soak sets HOSTILE_CASES to try more surveys. */
const surveys = 10 * Number(process.env.HOSTILE_CASES ?? 0) || 800

const casesOf = (seed: number): Case[] => {
  const survey = randomConditions(seed)
  return [1_000_000, 2_000_000].map((more) => ({ seed, survey, ...randomlyAnswered(survey, seed + more) }))
}
const cases = Array.from({ length: surveys }, (_, seed) => casesOf(seed)).flat()

const told = ({ sections, questions, ended_by }: Visible) =>
  `sections ${[...sections].sort().join(' ')}; questions ${[...questions].sort().join(' ')}; ended by ${ended_by}`

const differences = (other: (one: Case) => Visible, among = cases) =>
  among
    .map((one) => ({ seed: one.seed, shown: told(visible(one.survey, one.answers, one.given)), expected: told(other(one)) }))
    .filter(({ shown, expected }) => shown !== expected)
    .slice(0, 3)

const only = (answers: Case['answers'], ids: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)))

const shareOf = (mode: string, isMet: (one: Case, shown: Visible) => boolean) => {
  const ofMode = cases.filter(({ survey }) => survey.branching_mode === mode)
  return ofMode.filter((one) => isMet(one, visible(one.survey, one.answers, one.given))).length / ofMode.length
}

const hides = ({ survey, answers }: Case, shown: Visible) =>
  shown.questions.size > 0 && shown.questions.size < visible(withoutConditions(survey), answers).questions.size

const copied = ({ survey, answers, given }: Case) => {
  const copy = deepFrozen({ survey: structuredClone(survey), answers: structuredClone(answers), given: structuredClone(given) })
  return visible(copy.survey, copy.answers, copy.given)
}

describe('visible on random surveys with conditions', () => {
  it('matches a literal implementation of the specification, in both modes', () => {
    expect(differences(({ survey, answers, given }) => visibleByThePage(survey, answers, given))).toEqual([])
  })

  it.each(['intersect', 'independent'])('generates conditions that hide something, and ends, in %s', (mode) => {
    expect(shareOf(mode, hides)).toBeGreaterThan(0.25)
    expect(shareOf(mode, (_, { ended_by }) => ended_by !== undefined)).toBeGreaterThan(0.03)
  })

  it('shows the same when the answers to hidden questions are dropped', () => {
    expect(
      differences(({ survey, answers, given }) => visible(survey, only(answers, visible(survey, answers, given).questions), given)),
    ).toEqual([])
  })

  it('reads only the answers to deciding questions', () => {
    expect(differences(({ survey, answers, given }) => visible(survey, only(answers, decidingIds(survey)), given))).toEqual([])
  })

  it('shows the same for a copy of a survey, and never changes its arguments', () => {
    expect(differences(copied, cases.slice(0, someOf(800, 2_000)))).toEqual([])
  })

  it('never throws on a survey whose fields are missing, null or of another type', () => {
    for (const { seed, survey, answers, given } of cases.slice(0, someOf(800, 2_000)))
      expect(() => visible(damage(survey, seed), answers, damage(given, seed))).not.toThrow()
  })
})

const withoutConditions = (survey: Survey): SurveyFields => ({
  ...survey,
  sections: survey.sections.map((section) => ({
    ...section,
    ...none,
    questions: section.questions.map((question) => ({ ...question, ...none })),
  })),
})
const none = { show_if: null, ends_if: null, pool: null }
