import { takesAnswer } from '#shared/kinds/kinds.ts'
import type { ConditionPlace } from '#shared/logic/conditions/clauseProblem.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { surveyIndex } from '../store/surveyIndex.ts'

/** The target or end on which a condition decides, as named in its sentence. */
export type Owner = 'question' | 'note' | 'section' | 'end'

export function ownerOf(survey: SurveyBody, { kind, id, part }: ConditionPlace): Owner {
  if (kind === 'section') return part === 'ends_if' ? 'end' : 'section'
  const question = surveyIndex(survey).questions.get(id)?.question
  return question && !takesAnswer(question) ? 'note' : 'question'
}
