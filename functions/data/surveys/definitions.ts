import { limits } from '#shared/limits.ts'
import { replySize } from '../../platform/replySize.ts'
import { tooLarge } from '../../platform/errors.ts'
import { key, partPrefix } from '../keys.ts'
import { packParts, unpackParts } from '../pack.ts'
import { query, tableName } from '../table.ts'
import type { Choice, Question, SurveyBody } from '#shared/survey/survey.ts'

/** A question that an earlier version had, with the section it stood in: its answers are still exported. */
export type RetiredQuestion = { section_title: string; section_title_ko: string; question: Question }

/** A choice that an earlier version of a question had. */
export type RetiredChoice = { question_id: string; choice: Choice }

/** What is stored of one version: the survey, and whatever was published before and is gone. Never changed once written. */
export type Definition = SurveyBody & { retired_questions: RetiredQuestion[]; retired_choices: RetiredChoice[] }

/** The version without what is gone: for a survey that nobody has answered. */
export const withoutRetired = (definition: Definition): Definition => ({ ...definition, retired_questions: [], retired_choices: [] })

/** Definitions never change once written, so each function keeps those it met: at most this many, the longest unused go first. */
const kept = 30
const known = new Map<string, Definition>()

function keep(name: string, definition: Definition): Definition {
  known.delete(name)
  known.set(name, definition)
  if (known.size > kept) known.delete(known.keys().next().value!)
  return definition
}

/** One version of a survey, or null where there is none. `parts` is how many items hold it. */
export async function readDefinition(id: string, version: number, parts: number): Promise<Definition | null> {
  const name = `${id}#${version}`
  const found = known.get(name)
  if (found) return keep(name, found)
  const packed = (await partsOf(id, version, false)) ?? []
  const whole = packed.length === parts ? packed : await partsOf(id, version, true)
  return whole.length === parts && parts > 0 ? keep(name, unpackParts(whole) as Definition) : null
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
 * The items to write for one version, as members of a transaction. Where it would not fit one, it goes without what is gone from it;
 * 413 where that does not fit either, or no answer could hold the survey.
 */
export function definitionPuts(id: string, version: number, definition: Definition) {
  const answered = replySize(withoutRetired(definition))
  if (answered > limits.replyBytes) throw tooLarge('survey', answered, limits.replyBytes)
  const whole = packParts(definition)
  const parts = bytesOf(whole) > limits.definitionBytes ? packParts(withoutRetired(definition)) : whole
  if (bytesOf(parts) > limits.definitionBytes) throw tooLarge('survey', bytesOf(parts), limits.definitionBytes)
  return parts.map((packed, part) => ({ Put: { TableName: tableName(), Item: { ...key.surveyPart(id, version, part), part, packed } } }))
}

const bytesOf = (parts: Buffer[]) => parts.reduce((sum, { length }) => sum + length, 0)

/** Empties this function's memory, as a cold start does. */
export const forgetDefinitions = () => known.clear()
