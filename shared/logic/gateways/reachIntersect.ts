import type { RuleIndex } from '../../branching/ruleIndex.ts'
import type { PlacedSection } from '../../branching/surveyDocument.ts'
import { type Reach, type Reachability, alwaysHasSay, canSelect, type GatewayWays } from '../targets.ts'

/** All gateway questions show and are answered independently: a target is reachable if each gateway that decides on it can select it. */
export function reachIntersection({ sections, gated }: RuleIndex, gateways: readonly GatewayWays[]): Reachability {
  const onSections = gateways.filter((gateway) => alwaysHasSay(gateway, 'sections'))
  const onQuestions = gateways.filter((gateway) => alwaysHasSay(gateway, 'questions'))
  const gatewayIds = new Set(gateways.map(({ question }) => question.id))
  const allCanReveal = onQuestions.every(canReveal)

  const sectionSelectable = (position: number) =>
    onSections.length > 0
      ? onSections.every((gateway) => canSelect(gateway, { kind: 'sections', position }))
      : gateways.some(canReveal) || gateways.every(({ values }) => values.length > 0)
  const questionSelectable = (position: number) => onQuestions.every((gateway) => canSelect(gateway, { kind: 'questions', position }))

  const reached = ({ exempt, position, questions }: PlacedSection) => {
    const byItself = exempt || questions.some(({ id }) => gatewayIds.has(id)) || sectionSelectable(position)
    // Revealing everything also selects questions that no rule names.
    const isRevealed = allCanReveal && questions.some((question) => gated.has(question.position))
    const shows = new Map(
      questions.map((question) => {
        const selectable = gated.has(question.position) ? questionSelectable(question.position) : byItself || isRevealed
        return [question.id, toReach(gatewayIds.has(question.id) || selectable)] as const
      }),
    )
    return { section: toReach(byItself || [...shows.values()].includes('shows')), questions: shows }
  }

  const all = sections.map((section) => ({ id: section.id, ...reached(section) }))
  return {
    sections: new Map(all.map(({ id, section }) => [id, section])),
    questions: new Map(all.flatMap(({ questions }) => [...questions])),
  }
}

const toReach = (shows: boolean): Reach => (shows ? 'shows' : 'never')

const canReveal = ({ chosen }: GatewayWays) => chosen.some(({ selection }) => selection.revealsEverything)
