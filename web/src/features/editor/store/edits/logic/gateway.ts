import type { BranchingEntry, Gateway, SurveyBody, Question } from '#shared/survey/survey.ts'
import { canGate } from '#shared/branching/gateway.ts'
import type { Edit } from '../../editorStore.ts'
import { surveyIndex } from '../../surveyIndex.ts'
import { updateWhere } from '../lists.ts'
import { changeQuestion } from '../questions.ts'

/** Identifies a gateway: on a question, or the survey-level branching entry at an index. */
export type GatewayPlace = { questionId: string } | { entry: number }
type AnyGateway = Gateway | BranchingEntry
export type Mode = 'single' | 'multi'
export type Behavior = Gateway['default_behavior']

/** A gateway as it is first switched on. `mode` null means the default of the question's type. */
const defaultGateway: Gateway = {
  enabled: true,
  mode: null,
  default_behavior: 'show_none',
  unanswered_behavior: 'show_none',
  choice_rules: [],
}

export const gatewayAt = (survey: SurveyBody, place: GatewayPlace): AnyGateway | undefined =>
  'entry' in place ? survey.branching[place.entry] : surveyIndex(survey).questions.get(place.questionId)?.question.gateway

export const gatewayQuestionId = (survey: SurveyBody, place: GatewayPlace): string | undefined =>
  'entry' in place ? survey.branching[place.entry]?.question_id || undefined : place.questionId

/** On: resets the gateway to the defaults. Off: disables it and keeps its rules. */
export const switchGateway = (questionId: string, on: boolean): Edit =>
  changeQuestion(questionId, (question) => {
    const { gateway, type } = question
    if ((gateway?.enabled ?? false) === on) return question
    if (on) return canGate(type) ? { ...question, gateway: defaultGateway } : question
    return { ...question, gateway: { ...gateway!, enabled: false } }
  })

export const setMode = (place: GatewayPlace, mode: Mode): Edit =>
  changeGateway(place, (gateway) => (gateway.mode === mode ? gateway : { ...gateway, mode }))

/** `default_behavior`: when no rule matches; `unanswered_behavior`: while there is no answer. */
export const setBehavior = (place: GatewayPlace, which: 'default_behavior' | 'unanswered_behavior', behavior: Behavior): Edit =>
  changeGateway(place, (gateway) => (gateway[which] === behavior ? gateway : { ...gateway, [which]: behavior }))

/** An edit of the gateway at a place; returning the same gateway means no change. */
export const changeGateway = (place: GatewayPlace, change: <G extends AnyGateway>(gateway: G) => G): Edit =>
  'entry' in place
    ? (survey) => {
        const at = survey.branching[place.entry]
        const branching = updateWhere(survey.branching, (entry) => entry === at, change)
        return branching === survey.branching ? survey : { ...survey, branching }
      }
    : changeQuestion(place.questionId, (question) => {
        const gateway = question.gateway && change(question.gateway)
        return gateway === question.gateway ? question : { ...question, gateway }
      })

const entryQuestionIds = new WeakMap<readonly BranchingEntry[], ReadonlySet<string>>()

/** Whether a question is a gateway question, by its own gateway or by a survey-level entry. */
export function isGateway({ branching }: Pick<SurveyBody, 'branching'>, { id, type, gateway }: Question): boolean {
  if (!canGate(type)) return false
  if (gateway?.enabled) return true
  let ids = entryQuestionIds.get(branching)
  if (!ids) entryQuestionIds.set(branching, (ids = new Set(branching.map((entry) => entry.question_id))))
  return ids.has(id)
}
