import type { ConditionPlace } from '#shared/logic/conditions/clauseProblem.ts'
import type { Question, SurveyBody } from '#shared/survey/survey.ts'
import { isGateway } from '../store/edits/logic/gateway.ts'
import { surveyIndex } from '../store/surveyIndex.ts'

/** Why gateways prevent the effect of a condition in the intersect mode; undefined if they do not. */
export function gatewayConflict(survey: SurveyBody, { kind, id, part }: ConditionPlace) {
  if (survey.branching_mode !== 'intersect') return undefined
  const { sections, questions } = surveyIndex(survey)
  const isOne = (question: Question) => isGateway(survey, question)
  if (kind === 'question') {
    const question = questions.get(id)?.question
    return question && isOne(question) ? 'gateway_question' : undefined
  }
  const place = sections.get(id)
  if (!place) return undefined
  if (part !== 'ends_if') return place.section.questions.some(isOne) ? 'gateway_section' : undefined
  return survey.sections.slice(place.index + 1).some((section) => section.questions.some(isOne)) ? 'gateway_later' : undefined
}
