import { gatewayQuestionIds, visible } from './branching.ts'
import type { Question, SurveyBody } from './survey.ts'

/** How long most people take for a question, reading included; an estimate. */
const seconds = {
  single_choice: 10,
  multi_select: 15,
  short_text: 15,
  long_text: 45,
  rich_text: 60,
  file_upload: 45,
} as const satisfies Record<Question['type'], number>

const time = (questions: readonly Question[]) => questions.reduce((sum, { type }) => sum + seconds[type], 0)

/**
 * How long a survey is. `most`: nobody meets more questions, but some meet fewer. Minutes lie between those for who meets the fewest and
 * those for who meets all.
 */
export function lengthOf(survey: SurveyBody): { questions: number; most: boolean; minutes: number } {
  const all = survey.sections.flatMap(({ questions }) => questions)
  const shown = visible(survey, new Map())
  const fewest = all.filter(({ id }) => shown.questions.has(id))
  return {
    questions: all.length,
    most: gatewayQuestionIds(survey).size > 0,
    minutes: Math.max(1, Math.round((time(all) + time(fewest)) / 120)),
  }
}
