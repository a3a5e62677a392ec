import { showByRules, type ReadConditions, type Show } from '#shared/branching/showByRules.ts'

/** `read`: once it is loaded. The editor, whose surveys get conditions at any time, sets it itself. */
export const conditions: { read?: ReadConditions } = {}

/** Loads what `visible` needs for a survey with conditions. Where that fails, all of them count as none, and the server decides. */
export async function loadConditions() {
  const chunk = await import('#shared/branching/conditions/readConditions.ts')
  conditions.read = chunk.readConditions
  return chunk
}

/** `visible` of shared/branching.ts for pages, once `loadConditions` has resolved: most surveys have no conditions, and load no code for them. */
export const visible: Show = (survey, answers, given) => showByRules(survey, (id) => answers.get(id), given, conditions.read)
