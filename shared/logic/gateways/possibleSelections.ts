import { takesSeveral } from '../../branching/gatewayQuestion.ts'
import type { Targets } from '../../branching/surveyDocument.ts'
import type { GatewayWays } from '../targets.ts'

/** Sets of choices that are told apart before the search gives up. */
const mostSets = 1_000

/**
 * The distinct selections that a gateway question can make, each as the bits that `asBits` gives for its targets; undefined where there are
 * too many. Where several may be chosen, any choices go together, in any order: what matters of them is the first, and what they match together.
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

/** What the rules of each gateway on the question match for some choices; undefined where no rule does. */
type Matched = (bigint | undefined)[]

/** What any set of choices matches: gateways that look at one value stay with the first, the others unite. */
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
