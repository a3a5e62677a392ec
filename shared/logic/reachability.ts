import { ruleIndex, type RuleIndex } from '../branching/ruleIndex.ts'
import { type Reachability, gatewayWays, type LogicSurvey } from './targets.ts'
import { reachIndependently } from './gateways/reachIndependent.ts'
import { reachIntersection } from './gateways/reachIntersect.ts'
import { finish } from './finish.ts'
import { conditionSearch } from './reach/conditionSearch.ts'

/** Whether any valid answers show each section and question. Required questions may be unanswered, since a respondent may not have come to them. */
export function reachability(survey: LogicSurvey): Reachability {
  if (!ruleIndex(survey).hasConditions) return reachByGateways(survey)
  return finish(finish(conditionSearch(survey)).reach())
}

/** The same for gateways only, as if there were no conditions. */
export function reachByGateways(survey: LogicSurvey): Reachability {
  const index = ruleIndex(survey)
  const gateways = gatewayWays(survey)
  if (gateways.length === 0) return everything(index)
  return index.mode === 'independent' ? reachIndependently(survey, index, gateways) : reachIntersection(index, gateways)
}

const everything = ({ sections }: RuleIndex): Reachability => ({
  sections: new Map(sections.map(({ id }) => [id, 'shows'])),
  questions: new Map(sections.flatMap(({ questions }) => questions.map(({ id }) => [id, 'shows'] as const))),
})
