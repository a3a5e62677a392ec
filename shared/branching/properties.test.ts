import { visibleByThePage } from '../../test/support/branching/branchingReference.ts'
import { damage } from '../../test/support/branching/damage.ts'
import { deepFrozen } from '../../test/support/branching/deepFrozen.ts'
import { randomAnswers, randomSurvey } from '../../test/support/branching/randomSurvey.ts'
import { someOf } from '../../test/support/everyWay.ts'
import { visible } from '../branching.ts'
import { ruleIndex } from './ruleIndex.ts'
import type { Survey } from '../survey/survey.ts'

type Answers = Record<string, unknown>
type Case = { seed: number; survey: Survey; answers: Answers }

const cases: Case[] = Array.from({ length: someOf(500, 2_000) }, (_, seed) => {
  const survey = randomSurvey(seed)
  return [seed, seed + 1_000_000].map((answerSeed) => ({ seed, survey, answers: randomAnswers(survey, answerSeed) }))
}).flat()

/** The shown ids as sorted text, so that a failure is easy to read. */
const told = ({ sections, questions }: { sections: Set<string>; questions: Set<string> }) =>
  `sections ${[...sections].sort().join(' ')}; questions ${[...questions].sort().join(' ')}`

/** The first cases in which the result differs from `visible`. */
const differences = (other: (survey: Survey, answers: Answers) => string, among = cases) =>
  among
    .map(({ seed, survey, answers }) => ({ seed, answers, shown: told(visible(survey, answers)), expected: other(survey, answers) }))
    .filter(({ shown, expected }) => shown !== expected)
    .slice(0, 3)

const only = (answers: Answers, ids: ReadonlySet<string>): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)))

const isPartial = ({ survey, answers }: Case) => {
  const shown = visible(survey, answers).questions.size
  return shown > 0 && shown < survey.sections.flatMap((section) => section.questions).length
}

const partialShare = (mode: string) => {
  const ofMode = cases.filter(({ survey }) => survey.branching_mode === mode)
  return ofMode.filter(isPartial).length / ofMode.length
}

describe('visible on random surveys', () => {
  it('matches a literal implementation of the specification, in both modes', () => {
    expect(differences((survey, answers) => told(visibleByThePage(survey, answers)))).toEqual([])
  })

  it('generates surveys of both modes with hidden and shown parts', () => {
    expect(partialShare('intersect')).toBeGreaterThan(0.3)
    expect(partialShare('independent')).toBeGreaterThan(0.3)
  })

  it('shows the same when the answers to hidden questions are dropped', () => {
    expect(differences((survey, answers) => told(visible(survey, only(answers, visible(survey, answers).questions))))).toEqual([])
  })

  it('shows the same when only the answers to gateway questions are given', () => {
    expect(
      differences((survey, answers) => told(visible(survey, only(answers, new Set(ruleIndex(survey).gatewayQuestions.keys()))))),
    ).toEqual([])
  })

  it('shows the same for a survey object asked before as for a fresh copy of it', () => {
    expect(differences((survey, answers) => told(visible(structuredClone(survey), answers)), cases.slice(0, someOf(400, 1_000)))).toEqual(
      [],
    )
  })

  it('shows a question only in a section that shows', () => {
    const strays = cases.filter(({ survey, answers }) => {
      const { sections, questions } = visible(survey, answers)
      return survey.sections.some((section) => !sections.has(section.id) && section.questions.some(({ id }) => questions.has(id)))
    })
    expect(strays).toEqual([])
  })

  it('never changes its arguments', () => {
    for (const { survey, answers } of cases.slice(0, someOf(400, 1_000))) {
      const frozen = deepFrozen({ survey: structuredClone(survey), answers: structuredClone(answers) })
      expect(told(visible(frozen.survey, frozen.answers))).toBe(told(visible(survey, answers)))
    }
  })

  it('never throws on a survey whose fields are missing, null or of another type', () => {
    for (const { seed, survey, answers } of cases) expect(() => visible(damage(survey, seed), answers)).not.toThrow()
  })
})
