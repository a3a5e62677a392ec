import type { LogicPlace, LogicWarning } from './logicWarning.ts'
import { neverShows } from './neverShows.ts'
import { reachability } from './reachability.ts'
import { reopenedSections } from './reopenedSections.ts'
import { ruleWarnings } from './ruleWarnings.ts'
import { withoutChoices } from './withoutChoices.ts'
import { gatewayWays, type LogicSurvey } from './targets.ts'

/**
 * What in a survey's branching an editor most likely did not mean, in document order, what concerns the whole survey last. Takes a survey
 * that has the shape of the schema, valid or not; never throws on one, never changes it. Some tens of milliseconds for the largest surveys,
 * so it stays out of a keystroke's way.
 */
export function checkLogic(survey: LogicSurvey): LogicWarning[] {
  const steps = logicSteps(survey)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** As checkLogic, in steps of a few milliseconds at most: whoever drives it may let others run in between. */
export function* logicSteps(survey: LogicSurvey): Generator<undefined, LogicWarning[]> {
  const reached = reachability(survey)
  const never = neverShows(survey, reached)
  yield
  // A deleted choice that is the reason why something never shows is reported once.
  const reported = new Set(never.map(({ place }) => JSON.stringify(place)))
  const rules = ruleWarnings(survey).filter(({ code, place }) => code !== 'rule_for_deleted_choice' || !reported.has(JSON.stringify(place)))
  yield
  const reopened = yield* reopenedSections(survey)
  return inDocumentOrder([...never, ...withoutChoices(survey, reached), ...rules, ...reopened, ...suggestions(survey, never)], survey)
}

function suggestions(survey: LogicSurvey, never: readonly LogicWarning[]): LogicWarning[] {
  const gateway_ids = gatewayWays(survey).map(({ question }) => question.id)
  const isTold = never.some(({ code }) => code === 'gateways_never_agree')
  if (survey.branching_mode === 'independent' || gateway_ids.length < 2 || isTold) return []
  return [{ code: 'suggest_independent', place: { kind: 'branching' }, gateway_ids }]
}

function inDocumentOrder(warnings: readonly LogicWarning[], { sections, branching }: LogicSurvey): LogicWarning[] {
  const ids = sections.flatMap(({ id, questions }) => [`section ${id}`, ...questions.map((question) => `question ${question.id}`)])
  const order = new Map(ids.map((id, at) => [id, at]))
  const at = (place: LogicPlace) =>
    place.kind === 'branching' ? ids.length + (place.entry ?? branching.length) : order.get(`${place.kind} ${place.id}`)!
  return warnings.toSorted((one, other) => at(one.place) - at(other.place))
}
