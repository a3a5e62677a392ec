import { ruleIndex, type RuleIndex } from '../branching/ruleIndex.ts'
import { type Reachability, gatewayWays, type LogicSurvey } from './targets.ts'
import { reachIndependently } from './reachIndependent.ts'
import { reachIntersection } from './reachIntersect.ts'

/**
 * For every section and question: can any combination of valid answers show it? Valid are no answer at all, the value of a choice, and for
 * multi_select those of several choices in any order. A survey that is still being answered counts as well as one that is sent.
 */
export function reachability(survey: LogicSurvey): Reachability {
  const index = ruleIndex(survey)
  const gateways = gatewayWays(survey)
  if (gateways.length === 0) return everything(index)
  return index.mode === 'independent' ? reachIndependently(survey, index, gateways) : reachIntersection(index, gateways)
}

const everything = ({ sections }: RuleIndex): Reachability => ({
  sections: new Map(sections.map(({ id }) => [id, 'shows'])),
  questions: new Map(sections.flatMap(({ questions }) => questions.map(({ id }) => [id, 'shows'] as const))),
})
