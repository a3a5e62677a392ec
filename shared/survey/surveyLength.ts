import { ruleIndex } from '../branching/ruleIndex.ts'
import type { Show } from '../branching/showByRules.ts'
import { kinds, takesAnswer } from '../kinds/kinds.ts'
import type { Question, SurveyBody } from './survey.ts'

/** How many seconds most people take for these questions. */
export const secondsOf = (questions: readonly Question[]): number =>
  questions.reduce((sum, { type, rows = [] }) => sum + kinds[type].seconds + (kinds[type].secondsPerRow ?? 0) * rows.length, 0)

/** `most`: the number of all questions, of which branching may hide some. Minutes: from those who see the fewest to those who see all. `visible`: that of shared/branching.ts, or of pages. */
export function lengthOf(survey: SurveyBody, visible: Show): { questions: number; most: boolean; minutes: number } {
  const all = survey.sections.flatMap(({ questions }) => questions)
  const { gatewayQuestions, hasConditions } = ruleIndex(survey)
  const shown = visible(survey, new Map())
  const fewest = all.filter(({ id }) => shown.questions.has(id))
  return {
    questions: all.filter(takesAnswer).length,
    most: gatewayQuestions.size > 0 || hasConditions,
    minutes: Math.max(1, Math.round((secondsOf(all) + secondsOf(fewest)) / 120)),
  }
}
