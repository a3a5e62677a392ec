import type { MapAsked, MapClause } from './mapConditions.ts'
import type { LogicModel, MapChoice, MapGateway, MapNode, MapTarget } from './mapModel.ts'
import type { TargetKey } from './targetKey.ts'

/** The selection as keys, which stay valid when the model changes. */
export type Selection =
  | { kind: 'gateway'; key: string }
  | { kind: 'choice'; key: string; gateway: string }
  | { kind: 'asked'; key: string }
  | { kind: 'clause'; key: string; asked: string }
  | { kind: 'target'; key: TargetKey }
  | null

/** The sources of a target: choices by their rules, and clauses of its conditions. */
type LeadingTo = {
  from: readonly { gateway: MapGateway; choice: MapChoice }[]
  decidedBy: readonly { asked: MapAsked; clause: MapClause }[]
}

/** The selected objects in the current model. */
export type Selected =
  | { kind: 'gateway'; gateway: MapGateway }
  | { kind: 'choice'; gateway: MapGateway; choice: MapChoice }
  | { kind: 'asked'; asked: MapAsked }
  | { kind: 'clause'; asked: MapAsked; clause: MapClause }
  | ({ kind: 'target'; target: MapTarget } & LeadingTo)
  | null

export function findSelected(model: LogicModel, selection: Selection): Selected {
  if (!selection) return null
  const { key } = selection
  const byKey = <T extends { key: string }>(list: readonly T[], wanted = key) => list.find((one) => one.key === wanted)
  if (selection.kind === 'target') {
    const target = byKey(model.targets)
    return target ? { kind: 'target', target, ...leadingTo(model, target) } : null
  }
  if (selection.kind === 'asked' || selection.kind === 'clause') {
    const asked = byKey(model.asked, selection.kind === 'asked' ? key : selection.asked)
    if (!asked) return null
    const clause = selection.kind === 'clause' ? byKey(asked.clauses) : undefined
    return clause ? { kind: 'clause', asked, clause } : { kind: 'asked', asked }
  }
  const gateway = byKey(model.gateways, selection.kind === 'gateway' ? key : selection.gateway)
  if (!gateway) return null
  const choice = selection.kind === 'choice' ? byKey(gateway.choices) : undefined
  return choice ? { kind: 'choice', gateway, choice } : { kind: 'gateway', gateway }
}

function leadingTo({ gateways, asked: all }: LogicModel, { key }: MapTarget): LeadingTo {
  const leads = ({ lines }: { lines: readonly { to: TargetKey }[] }) => lines.some(({ to }) => to === key)
  return {
    from: gateways.flatMap((gateway) => gateway.choices.filter(leads).map((choice) => ({ gateway, choice }))),
    decidedBy: all.flatMap((asked) => asked.clauses.filter(leads).map((clause) => ({ asked, clause }))),
  }
}

/** The node on the left that contains the selection; null for a target. */
export function nodeOf(selected: Selected): MapNode | null {
  if (!selected || selected.kind === 'target') return null
  return 'asked' in selected ? selected.asked : selected.gateway
}

/** The key of the node on the left, or of the target, that is selected. */
export function selectedNodeKey(selection: Selection): string | null {
  if (selection?.kind === 'choice') return selection.gateway
  return selection?.kind === 'clause' ? selection.asked : (selection?.key ?? null)
}

export function selectedTargets(selected: Selected): ReadonlySet<TargetKey> {
  if (!selected) return new Set()
  if (selected.kind === 'target') return new Set([selected.target.key])
  return new Set((portOf(selected) ?? nodeOf(selected)!).lines.map(({ to }) => to))
}

/** The choice or clause that is selected. */
export function portOf(selected: Selected): MapChoice | MapClause | undefined {
  if (selected?.kind === 'choice') return selected.choice
  return selected?.kind === 'clause' ? selected.clause : undefined
}

/** Called with the selection that the pointer or the focus enters, and with null when it leaves. */
export type OnPoint = ((selection: Selection) => void) | undefined

/** The handlers of a button that lights its path while the pointer or the focus is on it. */
export const pointing = (selection: Selection, onPoint: OnPoint) => {
  if (!onPoint) return undefined
  const enter = () => onPoint(selection)
  const leave = () => onPoint(null)
  return { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave }
}
