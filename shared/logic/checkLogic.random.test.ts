import { deepFrozen } from '../../test/support/branching/deepFrozen.ts'
import { everyAnswer } from '../../test/support/branching/everyAnswer.ts'
import { fewerChoices } from '../../test/support/branching/fewerChoices.ts'
import { randomSurvey } from '../../test/support/branching/randomSurvey.ts'
import { someOf } from '../../test/support/everyWay.ts'
import { visible } from '../branching.ts'
import type { Survey } from '../survey/survey.ts'
import { checkLogic } from './checkLogic.ts'

const surveys = someOf(500, 2_000)

describe('checkLogic on random surveys', () => {
  it('reports as never shown exactly the targets that no answer shows', () => {
    for (let seed = 0; seed < surveys; seed++) {
      const given = seed % 2 === 0 ? randomSurvey(seed) : fewerChoices(randomSurvey(seed), seed)
      const shown = everyAnswer(given, 500)?.map((answers) => visible(given, answers))
      if (!shown) continue
      const sections = given.sections.filter(({ id }) => !shown.some((one) => one.sections.has(id)))
      const questions = given.sections
        .filter((held) => !sections.includes(held))
        .flatMap((held) => held.questions.filter(({ id }) => !shown.some((one) => one.questions.has(id))))
      const never = [...sections.map(({ id }) => `section ${id}`), ...questions.map(({ id }) => `question ${id}`)]
      expect({ seed, never: neverShowing(given).toSorted() }).toEqual({ seed, never: never.toSorted() })
    }
  })

  it('reports that a rule reopens a section only if its choice does', () => {
    let met = 0
    for (let seed = 0; seed < surveys; seed++) {
      const given = seed % 2 === 0 ? randomSurvey(seed) : fewerChoices(randomSurvey(seed), seed)
      const all = everyAnswer(given, 500)
      if (!all) continue
      for (const { place, section_id, question_ids } of checkLogic(given).filter(
        (warning) => warning.code === 'rule_reopens_closed_section',
      )) {
        met++
        const at = place.kind === 'question' ? place : { id: '', rule: 0 }
        const gateways = given.sections.flatMap(({ questions }) => questions)
        const { choice_value } = gateways.find(({ id }) => id === at.id)!.gateway!.choice_rules[at.rule!]!
        const named = new Set(gateways.flatMap(({ gateway: own }) => own?.choice_rules.flatMap((one) => one.show_question_ids) ?? []))
        const others = given.sections.find(({ id }) => id === section_id)!.questions.filter(({ id }) => !named.has(id))
        const partly = all
          .filter((answers) => [answers[at.id]].flat().join() === choice_value)
          .map((answers) => visible(given, answers))
          .filter(({ questions }) => questions.has(question_ids[0]!))
        const isPartly = partly.some(({ questions }) => !others.some(({ id }) => questions.has(id)))
        expect({ seed, place, isPartly }).toEqual({ seed, place, isPartly: true })
      }
    }
    expect(met).toBeGreaterThan(surveys / 20)
  })

  it('never changes the survey', () => {
    for (let seed = 0; seed < 100; seed++) expect(() => checkLogic(deepFrozen(randomSurvey(seed)))).not.toThrow()
  })
})

/** The targets that warnings report as never shown, as text. */
const neverShowing = (given: Survey) =>
  checkLogic(given).flatMap((warning) => {
    if (warning.code === 'never_shows') return [`${warning.target.kind} ${warning.target.id}`]
    if (warning.code !== 'gateways_never_agree') return []
    const { section_ids, question_ids } = warning.targets
    return [...section_ids.map((id) => `section ${id}`), ...question_ids.map((id) => `question ${id}`)]
  })
