import { visible } from '../../branching.ts'
import { select } from '../../branching/gatewayQuestion.ts'
import type { PlacedQuestion } from '../../branching/surveyDocument.ts'
import { answerChoosing } from '../../kinds/kinds.ts'
import type { Verdict } from './governedSearch.ts'
import { canSelect, valuesThatSelect, type GatewayWays, type LogicSurvey, type Target } from '../targets.ts'

type ChosenAnswers = ReadonlyMap<string, string | string[]>

/** A guess at the fewest answers that show a gateway question, along one chain of gateways, for `verdictsFor` to confirm. */
export function showingAnswers(gateways: readonly GatewayWays[], hangsOn: (question: PlacedQuestion) => Target | undefined) {
  const known = new Map<GatewayWays, ChosenAnswers | undefined>()

  function answersToShow(gateway: GatewayWays): ChosenAnswers | undefined {
    if (!known.has(gateway)) known.set(gateway, find(hangsOn(gateway.question)))
    return known.get(gateway)
  }

  function find(hook: Target | undefined): ChosenAnswers | undefined {
    if (!hook) return new Map()
    const chains = gateways
      .filter((gateway) => gateway.governs[hook.kind].has(hook.position) && canSelect(gateway, hook))
      .map((gateway) => answersToSelect(gateway, hook))
      .filter((answers) => answers !== undefined)
    return chains.toSorted((one, other) => one.size - other.size)[0]
  }

  /** Answers that show the gateway question, with its answer that selects a target. */
  function answersToSelect(gateway: GatewayWays, target: Target): ChosenAnswers | undefined {
    const [value] = valuesThatSelect(gateway, target)
    return answersWith(gateway, gateway.unanswered[target.kind].has(target.position) ? undefined : value)
  }

  /** Answers that show the gateway question, with this choice as its answer. */
  function answersWith(gateway: GatewayWays, value: string | undefined): ChosenAnswers | undefined {
    const before = answersToShow(gateway)
    if (!before || value === undefined) return before
    const { id, fields } = gateway.question
    return new Map([...before, [id, answerChoosing(fields.type, value)]])
  }

  return { answersToSelect, answersWith }
}

/** The decisions on targets of the gateways that take part for some answers, in the independent mode. */
export function verdictsFor(
  survey: LogicSurvey,
  gateways: readonly GatewayWays[],
  answers: ChosenAnswers,
  targets: readonly Target[],
): Verdict[] {
  const { questions } = visible(survey, answers)
  return targets.map(({ kind, position }) => {
    const takingPart = gateways.filter(({ governs, question }) => governs[kind].has(position) && questions.has(question.id))
    if (takingPart.length === 0) return 'unjudged'
    const selects = (gateway: GatewayWays) => select(gateway, answers.get(gateway.question.id))[kind].has(position)
    return takingPart.every(selects) ? 'selected' : 'refused'
  })
}
