import type { LogicModel, MapChoice, MapGateway, MapTarget, TargetKey } from './mapModel.ts'

/** The selection as keys, which stay valid when the model changes. */
export type Selection =
  | { kind: 'gateway'; key: string }
  | { kind: 'choice'; key: string; gateway: string }
  | { kind: 'target'; key: TargetKey }
  | null

/** The selected objects in the current model. */
export type Selected =
  | { kind: 'gateway'; gateway: MapGateway }
  | { kind: 'choice'; gateway: MapGateway; choice: MapChoice }
  | { kind: 'target'; target: MapTarget; from: readonly { gateway: MapGateway; choice: MapChoice }[] }
  | null

export function findSelected({ gateways, targets }: LogicModel, selection: Selection): Selected {
  if (!selection) return null
  if (selection.kind === 'target') {
    const target = targets.find(({ key }) => key === selection.key)
    if (!target) return null
    const from = gateways.flatMap((gateway) =>
      gateway.choices.filter(({ lines }) => lines.some(({ to }) => to === target.key)).map((choice) => ({ gateway, choice })),
    )
    return { kind: 'target', target, from }
  }
  const gateway = gateways.find(({ key }) => key === (selection.kind === 'gateway' ? selection.key : selection.gateway))
  if (!gateway) return null
  const choice = selection.kind === 'choice' ? gateway.choices.find(({ key }) => key === selection.key) : undefined
  return choice ? { kind: 'choice', gateway, choice } : { kind: 'gateway', gateway }
}

export function selectedTargets(selected: Selected): ReadonlySet<TargetKey> {
  if (!selected) return new Set()
  if (selected.kind === 'target') return new Set([selected.target.key])
  return new Set((selected.kind === 'choice' ? selected.choice : selected.gateway).lines.map(({ to }) => to))
}
