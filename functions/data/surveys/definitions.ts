import { limits } from '#shared/limits.ts'
import { replySize } from '../../platform/replySize.ts'
import { tooLarge } from '../../platform/errors.ts'
import { key, partPrefix } from '../keys.ts'
import { packParts, unpackParts } from '../pack.ts'
import { query, tableName } from '../table.ts'
import type { Choice, Question, SurveyBody } from '#shared/survey/survey.ts'

/** A deleted question with the title of its section; its answers are still exported. */
export type RetiredQuestion = { section_title: string; section_title_ko: string; question: Question }

/** A deleted choice of a question. */
export type RetiredChoice = { question_id: string; choice: Choice }

/** One stored version of a survey, with everything deleted since it was first published. Never changed once written. */
export type Definition = SurveyBody & { retired_questions: RetiredQuestion[]; retired_choices: RetiredChoice[] }

/** A definition as it is stored: without the fields that came later. */
type StoredDefinition = Omit<Definition, 'is_listed'> & Partial<Pick<Definition, 'is_listed'>>

/** The version without deleted questions and choices, for a survey without responses. */
export const withoutRetired = (definition: Definition): Definition => ({ ...definition, retired_questions: [], retired_choices: [] })

/** Definitions never change once written, so each function caches the most recently used ones. */
const cacheSize = 30
const cache = new Map<string, Definition>()

function remember(name: string, definition: Definition): Definition {
  cache.delete(name)
  cache.set(name, definition)
  if (cache.size > cacheSize) cache.delete(cache.keys().next().value!)
  return definition
}

/** One version of a survey, or null if there is none. `parts` is the number of items that store it. */
export async function readDefinition(id: string, version: number, parts: number): Promise<Definition | null> {
  const name = `${id}#${version}`
  const found = cache.get(name)
  if (found) return remember(name, found)
  const packed = (await partsOf(id, version, false)) ?? []
  const whole = packed.length === parts ? packed : await partsOf(id, version, true)
  return whole.length === parts && parts > 0 ? remember(name, { is_listed: true, ...(unpackParts(whole) as StoredDefinition) }) : null
}

async function partsOf(id: string, version: number, consistent: boolean): Promise<Uint8Array[]> {
  const { pk } = key.surveyPart(id, version, 0)
  const items = query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': pk, ':prefix': partPrefix(version) },
    ConsistentRead: consistent,
  })
  const parts: Uint8Array[] = []
  for await (const item of items) parts[item.part as number] = item.packed as Uint8Array
  return parts
}

/**
 * The parts of a transaction that store one version. If they would not fit one transaction, deleted questions and choices are left out; 413 if
 * that does not fit either, or the survey would not fit a reply.
 */
export function definitionPuts(id: string, version: number, definition: Definition) {
  const size = replySize(withoutRetired(definition))
  if (size > limits.replyBytes) throw tooLarge('survey', size, limits.replyBytes)
  const whole = packParts(definition)
  const parts = bytesOf(whole) > limits.definitionBytes ? packParts(withoutRetired(definition)) : whole
  if (bytesOf(parts) > limits.definitionBytes) throw tooLarge('survey', bytesOf(parts), limits.definitionBytes)
  return parts.map((packed, part) => ({ Put: { TableName: tableName(), Item: { ...key.surveyPart(id, version, part), part, packed } } }))
}

const bytesOf = (parts: Buffer[]) => parts.reduce((sum, { length }) => sum + length, 0)

/** Clears the cache, as a cold start does. */
export const forgetDefinitions = () => cache.clear()
