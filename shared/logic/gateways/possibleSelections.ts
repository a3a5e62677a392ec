import { takesSeveral } from '../../branching/gatewayQuestion.ts'
import type { Targets } from '../../branching/surveyDocument.ts'
import type { GatewayWays } from '../targets.ts'

/** Distinct sets of choices before the search gives up. */
const mostSets = 1_000

/**
 * The distinct selections that a gateway question can make, each as the bits that `asBits` gives for its targets; undefined if there are too many.
 * If several may be chosen, any choices may be combined in any order. Only the first one, and the rules that they match together, matter.
 */
export function possibleSelections(gateway: GatewayWays, asBits: (targets: Targets) => bigint): bigint[] | undefined {
  const { gateways, values, unanswered } = gateway
  const withoutMatch = gateways.map(({ whenNoRuleMatches }) => asBits(whenNoRuleMatches))
  const matched = values.map((value) =>
    gateways.map(({ selectedBy }) => {
      const targets = selectedBy.get(value)
      return targets && asBits(targets)
    }),
  )
  const sets = takesSeveral(gateway) ? unions(gateway, matched) : matched
  if (!sets) return undefined
  const answered = sets.map((set) => set.reduce<bigint>((bits, match, at) => bits | (match ?? withoutMatch[at]!), 0n))
  return [...new Set([asBits(unanswered), ...answered])]
}

/** The targets of the matching rules of each gateway on the question for some choices; undefined if no rule matches. */
type Matched = (bigint | undefined)[]

/** Adds a choice to a set: gateways that read one value keep that of the first, the others unite both. */
function unions({ gateways }: GatewayWays, matched: readonly Matched[]): Matched[] | undefined {
  const single = distinct(matched)
  if (!gateways.some(({ mode }) => mode === 'multi')) return [...single.values()]

  const found = new Map(single)
  for (const set of found.values()) {
    for (const more of single.values()) {
      const union = set.map((match, at) => (gateways[at]!.mode === 'multi' ? unite(match, more[at]) : match))
      found.set(union.join(), union)
    }
    if (found.size > mostSets) return undefined
  }
  return [...found.values()]
}

const distinct = (sets: readonly Matched[]) => new Map(sets.map((set) => [set.join(), set]))

const unite = (one: bigint | undefined, other: bigint | undefined) => (one === undefined ? other : other === undefined ? one : one | other)
