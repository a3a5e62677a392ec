import { isRandom } from '#shared/draw/draw.ts'
import { limits } from '#shared/limits.ts'
import { replySize } from '../../platform/replySize.ts'
import { tooLarge } from '../../platform/errors.ts'
import { key, partPrefix } from '../keys.ts'
import { packParts, unpackParts } from '../pack.ts'
import { beginningWith, query, tableName } from '../table.ts'
import type { Row } from '#shared/survey/survey.ts'
import type { Choice, Question, SurveyBody } from '#shared/survey/survey.ts'

/** A deleted question with the title of its section; its answers are still exported. */
export type RetiredQuestion = { section_title: string; section_title_ko: string; question: Question }

/** A deleted choice of a question. */
export type RetiredChoice = { question_id: string; choice: Choice }

/** A deleted row of a question. */
export type RetiredRow = { question_id: string; row: Row }

/** One stored version of a survey, with everything deleted since it was first published. Never changed once written. */
export type Definition = SurveyBody & {
  retired_questions: RetiredQuestion[]
  retired_choices: RetiredChoice[]
  /** Absent without any. */
  retired_rows?: RetiredRow[]
  /** Some earlier version had an end, so that responses may be screened out; absent otherwise. */
  had_end?: true
  /** Some earlier version had a random order; absent otherwise. */
  had_order?: true
  /** Removed pools and link fields of earlier versions, since responses may have drawn sections and values of them; absent without any. */
  former_pools?: string[]
  former_link_fields?: string[]
}

/** A stored definition, which may lack fields of later releases. */
type StoredDefinition = Omit<Definition, 'is_listed'> & Partial<Pick<Definition, 'is_listed'>>

/** Whether a survey has or had a section that may end it. */
export const hasOrHadEnd = ({ had_end, sections }: Definition): boolean => had_end ?? sections.some(({ ends_if }) => ends_if)

/** Whether a survey draws or shuffles anything, or did in an earlier version. */
export const hasOrHadOrder = (survey: Definition): boolean => survey.had_order ?? isRandom(survey)

/** The ids of a survey's pools, then of former ones. */
export const poolsOf = ({ pools = [], former_pools = [] }: Definition): string[] => [...pools.map(({ id }) => id), ...former_pools]

/** The pool that `drawn.POOL` names; undefined for any other field. */
export const poolNamed = (survey: Definition, field = ''): string | undefined => poolsOf(survey).find((pool) => field === `drawn.${pool}`)

/** The names of a survey's link fields, then of former ones. */
export const linkFieldsOf = ({ link_fields = [], former_link_fields = [] }: Definition): string[] => [
  ...link_fields.map(({ name }) => name),
  ...former_link_fields,
]

/** The version without deleted questions, choices and rows, for a survey without responses. */
export function withoutRetired({ retired_rows: _rows, ...definition }: Definition): Definition {
  return { ...definition, retired_questions: [], retired_choices: [] }
}

/** The most stored bytes of definitions that each function caches. Definitions never change; the least recently used ones are dropped. */
const cacheBytes = 2_000_000

/** `definition`: null for a version that is not stored. */
type Cached = { definition: Definition | null; bytes: number }
const cache = new Map<string, Cached>()
let cachedBytes = 0

const nameOf = (id: string, version: number) => `${id}#${version}`

function remember(name: string, cached: Cached): void {
  forget(name)
  cache.set(name, cached)
  cachedBytes += cached.bytes
  while (cachedBytes > cacheBytes && cache.size > 1) forget(cache.keys().next().value!)
}

function forget(name: string): void {
  cachedBytes -= cache.get(name)?.bytes ?? 0
  cache.delete(name)
}

/** The cached version; null if it is known not to be stored, undefined if it is not cached. */
export function cachedDefinition(id: string, version: number): Definition | null | undefined {
  const name = nameOf(id, version)
  const cached = cache.get(name)
  if (cached) remember(name, cached)
  return cached?.definition
}

/** Caches that a version is not stored, as a consistent read found. */
export const rememberMissing = (id: string, version: number): void => remember(nameOf(id, version), { definition: null, bytes: 100 })

/** One version of a survey, or null if there is none. `parts` is the number of items that store it. */
export async function readDefinition(id: string, version: number, parts: number): Promise<Definition | null> {
  const found = cachedDefinition(id, version)
  if (found) return found
  const packed = (await partsOf(id, version, false)) ?? []
  const whole = packed.length === parts ? packed : await partsOf(id, version, true)
  if (whole.length !== parts || parts === 0) return null
  const definition = { is_listed: true, ...(unpackParts(whole) as StoredDefinition) }
  remember(nameOf(id, version), { definition, bytes: bytesOf(whole) })
  return definition
}

async function partsOf(id: string, version: number, consistent: boolean): Promise<Uint8Array[]> {
  const { pk } = key.survey(id)
  const parts: Uint8Array[] = []
  for await (const item of query({ ...beginningWith({ pk, sk: partPrefix(version) }), ConsistentRead: consistent }))
    parts[item.part as number] = item.packed as Uint8Array
  return parts
}

/** The parts of a transaction that store a version, if needed without retired parts. 413 if it is too large even so, or too large for a reply. */
export function definitionPuts(id: string, version: number, definition: Definition) {
  const size = replySize(withoutRetired(definition))
  if (size > limits.replyBytes) throw tooLarge('survey', size, limits.replyBytes)
  const whole = packParts(definition)
  const parts = bytesOf(whole) > limits.definitionBytes ? packParts(withoutRetired(definition)) : whole
  if (bytesOf(parts) > limits.definitionBytes) throw tooLarge('survey', bytesOf(parts), limits.definitionBytes)
  return parts.map((packed, part) => ({ Put: { TableName: tableName(), Item: { ...key.surveyPart(id, version, part), part, packed } } }))
}

const bytesOf = (parts: Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0)

/** Clears the cache, as a cold start does. */
export const forgetDefinitions = () => cache.forEach((_, name) => forget(name))
