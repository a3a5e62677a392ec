import type { BranchingEntry, Question, Section, Survey } from '#shared/survey/survey.ts'
import { branchingEntry, choice, entryRule, gateway, question, rule, section, survey } from '../fixtures/buildSurvey.ts'
import { seededRandom, type SeededRandom } from '../../../scripts/demo/responses/seededRandom.ts'

const choices = ['a', 'b', 'c']
const behaviors = ['show_none', 'show_all'] as const
const modes = ['single', 'multi', null] as const
const types = ['single_choice', 'single_choice', 'multi_select', 'multi_select', 'short_text'] as const

/** A small valid survey with many gateways and rules: some thousand seeds combine every case of branching with every other. */
export function randomSurvey(seed: number): Survey {
  const random = seededRandom(seed)
  const sectionIds = random.some(['s1', 's2', 's3', 's4', 'closing', 'consent_roles', '__proto__'], 0.7)
  const questionIds = sectionIds.map((id) => Array.from({ length: random.below(4) }, (_, at) => `${id}-q${at}`))
  const density = random.oneOf([0.15, 0.4, 0.7])
  // Drawn once a gateway: one that names no section at all, or no question, is a case of its own.
  const names = (): Names => {
    const [ofSections, ofQuestions] = [random.oneOf([0, 0.2, 0.5]), random.oneOf([0, 0, 0.2, 0.5])]
    return {
      sections: () => random.some([...sectionIds, 'deleted'], ofSections),
      questions: () => random.some([...questionIds.flat(), 'deleted'], ofQuestions),
      all: random.oneOf([0, 0.3]),
    }
  }

  const sections = sectionIds.map((id, at): Section => {
    const questions = questionIds[at]!.map((questionId) => randomQuestion(questionId, random, names(), density))
    return section(id, questions, { always_show: random.chance(0.08) })
  })
  const branching = Array.from({ length: random.chance(0.4) ? 1 + random.below(3) : 0 }, () =>
    randomEntry(random.oneOf([...questionIds.flat(), 'deleted']), random, names()),
  )
  return survey(sections, { branching, branching_mode: random.oneOf(['intersect', 'independent']) })
}

/** Answers to some of a survey's questions, now and then of a shape that counts as unanswered. */
export function randomAnswers(given: Survey, seed: number): Record<string, unknown> {
  const random = seededRandom(seed)
  const values = [...choices, 'other']
  const odd = ['', [], [''], null, 7, {}, [7, 'a'], ['a'], 'a'] as const
  const answered = random.some(
    given.sections.flatMap((section) => section.questions),
    random.oneOf([0, 0.5, 0.8, 1]),
  )
  return Object.fromEntries(
    answered.map(({ id, type }) => {
      if (random.chance(0.08)) return [id, random.oneOf(odd)]
      return [id, type === 'multi_select' ? random.some(values, 0.4) : random.oneOf(values)]
    }),
  )
}

type Names = { sections: () => string[]; questions: () => string[]; all: number }

function randomQuestion(id: string, random: SeededRandom, names: Names, density: number): Question {
  const rules = random.some([...choices, 'a'], 0.7).map((value) =>
    rule(value, {
      show_section_ids: names.sections(),
      show_question_ids: names.questions(),
      selects_all_sections: random.chance(names.all),
      selects_all_questions: random.chance(names.all),
    }),
  )
  const overrides = {
    enabled: random.chance(0.85),
    mode: random.oneOf(modes),
    default_behavior: random.oneOf(behaviors),
    unanswered_behavior: random.oneOf(behaviors),
  }
  return question(id, {
    type: random.oneOf(types),
    choices: choices.map((value) => choice(value)),
    gateway: random.chance(density) ? gateway(rules, overrides) : undefined,
  })
}

function randomEntry(questionId: string, random: SeededRandom, names: Names): BranchingEntry {
  const rules = random
    .some(choices, 0.7)
    .map((value) => entryRule(value, { show_section_ids: names.sections(), selects_all: random.chance(names.all) }))
  return branchingEntry(questionId, rules, {
    mode: random.oneOf(['single', 'multi']),
    default_behavior: random.oneOf(behaviors),
    unanswered_behavior: random.oneOf(behaviors),
  })
}
