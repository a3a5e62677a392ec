import { ruleIndex } from '../branching/ruleIndex.ts'
import { brokenQuotes } from '../quotes/brokenQuotes.ts'
import { conditionWarnings } from './warnings/conditionWarnings.ts'
import { finish } from './finish.ts'
import type { LogicPlace, LogicWarning } from './logicWarning.ts'
import { neverShows } from './warnings/neverShows.ts'
import { conditionSearch } from './reach/conditionSearch.ts'
import { reachability } from './reachability.ts'
import { orderWarnings } from './warnings/orderWarnings.ts'
import { reopenedSections } from './warnings/reopenedSections.ts'
import { ruleWarnings } from './warnings/ruleWarnings.ts'
import { withoutChoices } from './warnings/withoutChoices.ts'
import { gatewayWays, type LogicSurvey } from './targets.ts'

/**
 * Warnings about likely mistakes in branching, in document order, for invalid surveys too. Takes tens of milliseconds for the largest survey, 2
 * seconds with conditions.
 */
export const checkLogic = (survey: LogicSurvey): LogicWarning[] => finish(logicSteps(survey))

/** checkLogic as a generator: each step takes a few milliseconds at most, so that a caller can yield to other tasks in between. */
export function* logicSteps(survey: LogicSurvey): Generator<undefined, LogicWarning[]> {
  const conditions = ruleIndex(survey).hasConditions ? yield* (yield* conditionSearch(survey)).findings() : undefined
  const reached = conditions?.reached ?? reachability(survey)
  const never = yield* neverShows(survey, reached, conditions)
  yield
  // A deleted choice is not reported again if it is the reason why something never shows.
  const reported = new Set(never.map(({ place }) => JSON.stringify(place)))
  const rules = ruleWarnings(survey).filter(({ code, place }) => code !== 'rule_for_deleted_choice' || !reported.has(JSON.stringify(place)))
  yield
  const reopened = yield* reopenedSections(survey)
  yield
  const ofConditions = conditions ? yield* conditionWarnings(survey, conditions, never) : []
  yield
  return inDocumentOrder(
    [
      ...never,
      ...ofConditions,
      ...orderWarnings(survey),
      ...withoutChoices(survey, reached),
      ...quoteWarnings(survey),
      ...rules,
      ...reopened,
      ...suggestions(survey, never),
    ],
    survey,
  )
}

const quoteWarnings = (survey: LogicSurvey): LogicWarning[] =>
  brokenQuotes(survey).map(({ part, gone, later }) => ({ code: 'quote_broken', place: part, gone, later }))

function suggestions(survey: LogicSurvey, never: readonly LogicWarning[]): LogicWarning[] {
  const gateway_ids = gatewayWays(survey).map(({ question }) => question.id)
  const isReported = never.some(({ code }) => code === 'gateways_never_agree')
  if (survey.branching_mode === 'independent' || gateway_ids.length < 2 || isReported) return []
  return [{ code: 'suggest_independent', place: { kind: 'branching' }, gateway_ids }]
}

function inDocumentOrder(warnings: readonly LogicWarning[], { sections, branching }: LogicSurvey): LogicWarning[] {
  const ids = sections.flatMap(({ id, questions }) => [`section ${id}`, ...questions.map((question) => `question ${question.id}`)])
  const order = new Map(ids.map((id, at) => [id, at]))
  const at = (place: LogicPlace) =>
    place.kind === 'branching' ? ids.length + (place.entry ?? branching.length) : order.get(`${place.kind} ${place.id}`)!
  return warnings.toSorted((one, other) => at(one.place) - at(other.place))
}
