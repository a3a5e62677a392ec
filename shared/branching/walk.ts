import type { RuleIndex } from './ruleIndex.ts'
import type { PlacedQuestion, PlacedSection, Visible } from './surveyDocument.ts'

/** What the gateways of a survey say for some answers, asked in document order. */
export type Gates = {
  /** Whether a section shows by itself. One that does not still shows for questions in it that show. */
  opens(section: PlacedSection): boolean
  opensQuestion(question: PlacedQuestion, isOpenSection: boolean): boolean
  /** Hears of every question that shows, before anything later is asked. */
  showed?(question: PlacedQuestion): void
}

/** What the conditions of a survey say for some answers, asked in the same order. */
export type Conditions = {
  /** Whether the section at a position is of a pool and was not drawn. */
  isUndrawn(position: number): boolean
  hidesSection(section: PlacedSection): boolean
  hidesQuestion(question: PlacedQuestion): boolean
  showed(question: PlacedQuestion): void
  /** Whether nothing after this section shows, which shows. */
  endsAfter(section: PlacedSection): boolean
}

/** What shows: one walk in document order, as gateways and conditions see only what stands before. */
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
