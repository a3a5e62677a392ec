import type { SurveyBody } from '#shared/survey/survey.ts'
import { pointsBackwards } from '../../logic/ruleMarks.ts'
import { canGate } from '#shared/branching/gateway.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'

/** Rules' targets before the gateway's question, without effect, as keys of question, answer and target. None in intersect mode. */
export function backwardRules(survey: SurveyBody): ReadonlySet<string> {
  const found = new Set<string>()
  if (survey.branching_mode !== 'independent') return found
  const { questions } = surveyIndex(survey)
  const check = (questionId: string, value: string, kind: 'section' | 'question', ids: readonly string[]) => {
    for (const id of ids) if (pointsBackwards(survey, questionId, { kind, id })) found.add([questionId, value, kind, id].join('\n'))
  }
  for (const { question } of questions.values()) {
    if (!question.gateway?.enabled || !canGate(question.type)) continue
    for (const { choice_value, show_section_ids, show_question_ids } of question.gateway.choice_rules) {
      check(question.id, choice_value, 'section', show_section_ids)
      check(question.id, choice_value, 'question', show_question_ids)
    }
  }
  for (const { question_id, choice_rules } of survey.branching) {
    if (!canGate(questions.get(question_id)?.question.type)) continue
    for (const { choice_value, show_section_ids } of choice_rules) check(question_id, choice_value, 'section', show_section_ids)
  }
  return found
}
