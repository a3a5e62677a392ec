import { visible } from '#shared/branching.ts'
import { explainHidden } from '#shared/logic/explainHidden.ts'
import type { Survey } from '#shared/survey.ts'

/** The choices of one question that show a section, whatever else is answered. */
export type SectionRule = { question_id: string; values: string[] }

/** The rule of each section that one question alone decides on, by its id. Those that always show, or that several questions decide on, have none. */
export function sectionRules(survey: Pick<Survey, 'sections' | 'branching' | 'branching_mode'>): ReadonlyMap<string, SectionRule> {
  const questions = new Map(survey.sections.flatMap((section) => section.questions).map((question) => [question.id, question]))
  return new Map(
    explainHidden(survey, []).flatMap(({ kind, id, because }) => {
      if (kind !== 'section' || because.code !== 'unanswered') return []
      const { question_id, values } = because
      const { type, choices } = questions.get(question_id)!
      const shows = (value: string) => visible(survey, [{ question_id, value: type === 'multi_select' ? [value] : value }]).sections.has(id)
      const isAlone = choices.every(({ value }) => shows(value) === values.includes(value))
      return isAlone ? [[id, { question_id, values }] as const] : []
    }),
  )
}
