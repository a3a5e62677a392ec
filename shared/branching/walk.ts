import type { RuleIndex } from './ruleIndex.ts'
import type { PlacedQuestion, PlacedSection, Visible } from './surveyDocument.ts'

/** The decisions of a survey's gateways for given answers, asked in document order. */
export type Gates = {
  /** Whether a section itself shows. A section that does not may still show for questions in it. */
  opens(section: PlacedSection): boolean
  opensQuestion(question: PlacedQuestion, isOpenSection: boolean): boolean
  /** Called for every question that shows, before any later target is asked for. */
  showed?(question: PlacedQuestion): void
}

/** The decisions of a survey's conditions for given answers, asked in the same order. */
export type Conditions = {
  /** Whether the section at a position is of a pool and was not drawn. */
  isUndrawn(position: number): boolean
  hidesSection(section: PlacedSection): boolean
  hidesQuestion(question: PlacedQuestion): boolean
  showed(question: PlacedQuestion): void
  /** Whether the survey ends after this section, which shows. */
  endsAfter(section: PlacedSection): boolean
}

/** Walks the survey once in document order, since gateways and conditions depend only on earlier parts. */
export function walk({ sections: all }: Pick<RuleIndex, 'sections'>, gates: Gates, conditions: Conditions | undefined): Visible {
  const sections = new Set<string>()
  const questions = new Set<string>()
  for (const section of all) {
    if (conditions?.hidesSection(section)) continue
    const isOpen = gates.opens(section)
    if (isOpen) sections.add(section.id)

    for (const question of section.questions) {
      if (!gates.opensQuestion(question, isOpen) || conditions?.hidesQuestion(question)) continue
      sections.add(section.id)
      questions.add(question.id)
      gates.showed?.(question)
      conditions?.showed(question)
    }
    if (sections.has(section.id) && conditions?.endsAfter(section)) return { sections, questions, ended_by: section.id }
  }
  return { sections, questions }
}
