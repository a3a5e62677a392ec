import type { RuleIndex } from '../../branching/ruleIndex.ts'
import type { PlacedQuestion, Targets } from '../../branching/surveyDocument.ts'
import { possibleSelections } from './possibleSelections.ts'
import type { GatewayWays, Target } from '../targets.ts'

/** Steps of one search, and of all searches in a survey, before they give up. */
const mostSteps = 5_000
const mostStepsTogether = 30_000

/** The result for a target: `unjudged`, no gateway that takes part governs it; `selected`, all of them select it; `refused`, one does not. */
export type Verdict = 'unjudged' | 'selected' | 'refused'

/** A choice that an answer has to be. */
type Chosen = { question_id: string; value: string }

type GovernedSearch = {
  /** The target on which a question's visibility depends: itself if a gateway governs it, else its section; undefined if it always shows. */
  hangsOn: (question: PlacedQuestion) => Target | undefined
  /** The possible verdicts on `others` while valid answers select `target`; undefined for too many steps. `chosen`: only answers with exactly this choice. */
  waysToSelect: (target: Target, others?: readonly Target[], chosen?: Chosen) => Verdict[][] | undefined
}

/**
 * Searches which targets the independent mode can show. For a target it considers the gateways that govern it, those that govern these gateways'
 * questions, and so on, in document order. Instead of answers it keeps the distinct states of the targets, usually only a few.
 */
export function governedSearch({ governed, sections }: RuleIndex, gateways: readonly GatewayWays[]): GovernedSearch {
  const hangsOn = ({ position, section }: PlacedQuestion): Target | undefined => {
    if (governed.questions.has(position)) return { kind: 'questions', position }
    if (sections[section]!.exempt || !governed.sections.has(section)) return undefined
    return { kind: 'sections', position: section }
  }
  let stepsTogether = 0
  const hooks = new Map(gateways.map((gateway) => [gateway, hangsOn(gateway.question)]))

  /** The gateways that affect some targets, in document order, and all targets that their questions depend on. */
  function involved(wanted: readonly Target[]) {
    const targets = [...wanted]
    const bearing = new Set<GatewayWays>()
    for (const { kind, position } of targets) {
      for (const gateway of gateways) {
        if (bearing.has(gateway) || !gateway.governs[kind].has(position)) continue
        bearing.add(gateway)
        const hook = hooks.get(gateway)
        if (hook && !targets.some((target) => isSame(target, hook))) targets.push(hook)
      }
    }
    return { targets, bearing: gateways.filter((gateway) => bearing.has(gateway)) }
  }

  function waysToSelect(target: Target, others: readonly Target[] = [], chosen?: Chosen): Verdict[][] | undefined {
    const wanted = [target, ...others]
    const { targets, bearing } = involved(wanted)
    const bitsOf = new Map(bearing.map((gateway) => [gateway, hookBits(targets, hooks.get(gateway))]))
    let states = [0n]
    let steps = 0
    for (const [at, gateway] of bearing.entries()) {
      const effects = effectsOf(gateway, targets, chosen?.question_id === gateway.question.id ? chosen.value : undefined)
      if (!effects) return undefined
      const needed = bearing.slice(at + 1).reduce((bits, later) => bits | bitsOf.get(later)!.both, allOf(wanted.length))
      const hook = bitsOf.get(gateway)!

      const next = new Set<bigint>()
      for (const state of states) {
        const takesPart = (state & hook.both) === hook.judged
        if (!takesPart && chosen?.question_id === gateway.question.id) continue
        for (const effect of takesPart ? effects : [0n]) {
          const after = (state | effect) & needed
          if (read(after, 0) !== 'refused') next.add(after)
        }
        steps += effects.length
        stepsTogether += effects.length
      }
      if (steps > mostSteps || stepsTogether > mostStepsTogether) return undefined
      states = [...next]
    }
    return states.filter((state) => read(state, 0) === 'selected').map((state) => others.map((_, at) => read(state, at + 1)))
  }

  return { hangsOn, waysToSelect }
}

// A state has two bits for each target: a gateway that takes part governs it; one of them does not select it.
const judgedBit = (at: number) => 1n << BigInt(2 * at)
const refusedBit = (at: number) => 2n << BigInt(2 * at)
const allOf = (count: number) => (1n << BigInt(2 * count)) - 1n

const read = (state: bigint, at: number): Verdict => {
  if ((state & judgedBit(at)) === 0n) return 'unjudged'
  return (state & refusedBit(at)) === 0n ? 'selected' : 'refused'
}

/** The bits that decide whether a gateway's question shows: it does if `state & both` equals `judged`. */
function hookBits(targets: readonly Target[], hook: Target | undefined): { both: bigint; judged: bigint } {
  const at = hook ? targets.findIndex((target) => isSame(target, hook)) : -1
  return at < 0 ? { both: 0n, judged: 0n } : { both: judgedBit(at) | refusedBit(at), judged: judgedBit(at) }
}

/** The distinct bits that the answers to a gateway question add to a state. */
function effectsOf(gateway: GatewayWays, targets: readonly Target[], value: string | undefined): bigint[] | undefined {
  const governed = [...targets.entries()].filter(([, { kind, position }]) => gateway.governs[kind].has(position))
  const selectedBy = (selected: Targets) =>
    governed.reduce((bits, [at, { kind, position }]) => (selected[kind].has(position) ? bits | refusedBit(at) : bits), 0n)
  const judged = governed.reduce((bits, [at]) => bits | judgedBit(at), 0n)

  const all = governed.reduce((bits, [at]) => bits | refusedBit(at), 0n)
  const selections =
    value === undefined
      ? possibleSelections(gateway, selectedBy)
      : gateway.chosen.filter((choice) => choice.value === value).map(({ selection }) => selectedBy(selection))
  return selections?.map((selected) => judged | (all & ~selected))
}

const isSame = (one: Target, other: Target) => one.kind === other.kind && one.position === other.position
