import type { LogicWarning } from '#shared/logic/logicWarning.ts'

const known = new WeakMap<readonly LogicWarning[], ReadonlySet<string>>()

/** The ids of the sections and questions that warnings are about: what never shows, and the questions whose gateways have a fault. */
export function warnedIds(warnings: readonly LogicWarning[]): ReadonlySet<string> {
  const before = known.get(warnings)
  if (before) return before
  const ids = new Set(warnings.flatMap(idsOf))
  known.set(warnings, ids)
  return ids
}

function idsOf(warning: LogicWarning): string[] {
  if (warning.code === 'never_shows') return [warning.target.id]
  if (warning.code === 'gateways_never_agree') return [...warning.targets.section_ids, ...warning.targets.question_ids]
  return warning.place.kind === 'branching' ? [] : [warning.place.id]
}
