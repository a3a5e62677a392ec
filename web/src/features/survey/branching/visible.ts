import { showByRules, type ReadConditions, type Show } from '#shared/branching/showByRules.ts'

/** `read`: set once it is loaded. The editor sets it itself, since its surveys may get conditions at any time. */
export const conditions: { read?: ReadConditions } = {}

/** Loads the code that `visible` needs for a survey with conditions. If that fails, the page ignores all conditions, and the server decides. */
export async function loadConditions() {
  const chunk = await import('#shared/branching/conditions/readConditions.ts')
  conditions.read = chunk.readConditions
  return chunk
}

/** `visible` of shared/branching.ts for pages, once `loadConditions` has resolved: most surveys have no conditions, and load no code for them. */
export const visible: Show = (survey, answers, given) => showByRules(survey, (id) => answers.get(id), given, conditions.read)
