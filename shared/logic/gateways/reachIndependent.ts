import type { RuleIndex } from '../../branching/ruleIndex.ts'
import { governedSearch } from './governedSearch.ts'
import { type Reach, type Reachability, canSelect, type GatewayWays, type LogicSurvey, type Target } from '../targets.ts'
import { showingAnswers, verdictsFor } from './showingAnswers.ts'

/** The targets that some answers show in the independent mode. A section shows itself, or for a selected question in it. */
export function reachIndependently(survey: LogicSurvey, index: RuleIndex, gateways: readonly GatewayWays[]): Reachability {
  const { hangsOn, waysToSelect } = governedSearch(index, gateways)
  const { answersToSelect } = showingAnswers(gateways, hangsOn)
  const known = new Map<string, Reach>()

  function reach(target: Target): Reach {
    const key = `${target.kind} ${target.position}`
    const before = known.get(key)
    if (before) return before
    const found = reachBy(
      target,
      gateways.filter(({ governs }) => governs[target.kind].has(target.position)),
    )
    known.set(key, found)
    return found
  }

  /**
   * If each gateway that governs a target can select it, it is enough that one of them shows: answers that show the first one leave it and the later
   * ones free to be answered so that they select the target. A gateway that never selects it must stay hidden while another one shows: usually a
   * guess finds how, else a search.
   */
  function reachBy(target: Target, governors: readonly GatewayWays[]): Reach {
    const selecting = governors.filter((gateway) => canSelect(gateway, target))
    const shown = best(selecting.map(reachQuestion))
    if (shown !== 'shows' || selecting.length === governors.length) return shown
    const guesses = selecting.map((gateway) => answersToSelect(gateway, target)).filter((answers) => answers !== undefined)
    if (guesses.some((answers) => verdictsFor(survey, gateways, answers, [target])[0] === 'selected')) return 'shows'
    const found = waysToSelect(target)
    if (!found) return 'unknown'
    return found.length > 0 ? 'shows' : 'never'
  }

  function reachQuestion({ question }: GatewayWays): Reach {
    const hook = hangsOn(question)
    return hook ? reach(hook) : 'shows'
  }

  const sections = new Map<string, Reach>()
  const questions = new Map<string, Reach>()
  for (const { id, position, exempt, questions: held } of index.sections) {
    const isGoverned = !exempt && index.governed.sections.has(position)
    const byItself = isGoverned ? reach({ kind: 'sections', position }) : 'shows'
    const reached = held.map((question): [string, Reach] => {
      const hook = hangsOn(question)
      return [question.id, hook?.kind === 'questions' ? reach(hook) : byItself]
    })
    for (const [questionId, how] of reached) questions.set(questionId, how)
    sections.set(id, best([byItself, ...reached.map(([, how]) => how)]))
  }
  return { sections, questions }
}

const best = (all: readonly Reach[]): Reach => (['shows', 'unknown'] as const).find((reach) => all.includes(reach)) ?? 'never'
