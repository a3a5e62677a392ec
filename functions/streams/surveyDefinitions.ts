import type { Definition } from '../data/surveys/definitions.ts'
import { readVersionDefinition } from '../data/surveys/surveyVersions.ts'

/** Definitions of a version never change, so they are cached: at most this many, the least recently used dropped first. */
const maxDefinitions = 30
const definitions = new Map<string, Definition | null>()

/** The survey as it was in that version; null where it never had one. */
export async function definitionOf(surveyId: string, version: number): Promise<Definition | null> {
  const name = `${surveyId} ${version}`
  const known = definitions.get(name)
  const found = known ?? (await readVersionDefinition(surveyId, version, { consistent: true }))
  definitions.delete(name)
  definitions.set(name, found)
  if (definitions.size > maxDefinitions) definitions.delete(definitions.keys().next().value!)
  return found
}
