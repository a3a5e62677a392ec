import { nextChange, surveyState, type SurveyState } from '#shared/survey/life/surveyState.ts'
import { inItsLanguage } from '#shared/survey/languages/inItsLanguage.ts'
import type { PublicSurveyRow, Survey, SurveyBody, SurveyRow } from '#shared/survey/survey.ts'
import { table } from '#shared/infrastructure.ts'
import { limits } from '#shared/limits.ts'
import { replySize } from '../../platform/replySize.ts'
import { notFound, HttpError } from '../../platform/errors.ts'
import { type Definition, readDefinition } from './definitions.ts'
import { isSurveyId } from '../ids.ts'
import { key, listed } from '../keys.ts'
import { unpack } from '../pack.ts'
import { fullSurveys, isFull } from '../seats.ts'
import { readSurveyTotals } from '../surveyCounts.ts'
import { get, getAll, query, type Item } from '../table.ts'

/** A survey's own item, with all that lists need; its definition is stored separately, in parts. */
export type SurveyItem = {
  id: string
  slug: string
  title: string
  title_ko: string
  is_active: boolean
  /** Absent if the survey was last saved before this could be chosen: then it is listed. */
  is_listed?: boolean
  /** When it opens and closes, and how many responses it takes, each if set. */
  opens_at?: string | undefined
  closes_at?: string | undefined
  response_limit?: number | undefined
  /** Its only language; absent if it has both. */
  languages?: SurveyBody['languages']
  version: number
  parts: number
  cover_image_url: string
  /** Absent if the survey was last saved before lists had outlines. */
  outline?: string
  /** The estimated duration; absent for the same reason, and without questions. */
  minutes?: number
  minutes_range?: [number, number]
  /** The packed descriptions; absent if they are too long for this item. */
  descriptions?: Uint8Array
  created_at: string
  updated_at: string
  deleted_at?: string
}

/** A survey with its retired questions and choices. */
export type WholeSurvey = Survey & Definition

/** The survey's item; null if there is none. `deleted`: also a deleted one. */
export async function readSurveyItem(id: string, { consistent = false, deleted = false } = {}): Promise<SurveyItem | null> {
  if (!isSurveyId(id)) return null
  const item = (await get(key.survey(id), { consistent })) as SurveyItem | undefined
  return item && (deleted || !item.deleted_at) ? item : null
}

/** The present version of a survey; null if there is none. `deleted`: also a deleted one. */
export async function readSurvey(id: string, options: { consistent?: boolean; deleted?: boolean } = {}): Promise<WholeSurvey | null> {
  const item = await readSurveyItem(id, options)
  return item && wholeSurvey(item)
}

/** An item with the definition of its version, which is stored in parts. Throws if that is missing. */
export async function wholeSurvey({
  id,
  version,
  parts,
  created_at,
  updated_at,
}: Pick<SurveyItem, 'id' | 'version' | 'parts' | 'created_at' | 'updated_at'>) {
  const definition = await readDefinition(id, version, parts)
  if (!definition) throw new Error(`Survey ${id} lacks the definition of its version ${version}.`)
  return { ...definition, id, version, created_at, updated_at }
}

export async function surveyIdAt(slug: string, options: { consistent?: boolean } = {}): Promise<string | null> {
  if (!/^[a-z0-9-]+$/.test(slug)) return null
  return ((await get(key.slug(slug), options))?.survey_id as string | undefined) ?? null
}

type InTime = Pick<SurveyItem, 'id' | 'is_active' | 'opens_at' | 'closes_at' | 'response_limit'>

/** `until`: the moment (ms) at which the survey opens or closes by itself. */
type PresentState = { state: SurveyState; until: number }

/** The state of a survey now, given whether it is full. */
function timedState(survey: InTime, isFull: boolean): PresentState {
  const now = Date.now() // one moment for both: a survey that opens in between would be kept by caches as not open
  return { state: surveyState(survey, now, isFull), until: nextChange(survey, now) }
}

/** The state of a survey now. `full` may be a moment late. */
export async function presentState(survey: InTime): Promise<PresentState> {
  const present = timedState(survey, false)
  return present.state === 'open' && (await isFull(survey)) ? { ...present, state: 'full' } : present
}

/** The states of surveys now, by id. */
async function presentStates(surveys: InTime[]): Promise<Map<string, PresentState>> {
  const full = await fullSurveys(surveys)
  return new Map(surveys.map((survey) => [survey.id, timedState(survey, full.has(survey.id))]))
}

/** A survey that accepts responses, or would if it was not full; 404 if there is none, 409 if it is not open. */
export async function requireOpenSurvey(id: string): Promise<WholeSurvey> {
  const item = await readSurveyItem(id)
  if (!item) throw notFound('survey')
  const { state } = timedState(item, false)
  if (state === 'not_yet') throw new HttpError(409, 'survey.not_yet', 'This survey is not open yet.')
  if (state === 'closed') throw new HttpError(409, 'survey.closed', 'This survey is closed and no longer accepts responses.')
  return wholeSurvey(item)
}

function listOf(kind: string): AsyncGenerator<SurveyItem> {
  return query({
    IndexName: table.index.name,
    KeyConditionExpression: 'kind = :kind',
    ExpressionAttributeValues: { ':kind': kind },
    ScanIndexForward: false,
  }) as AsyncGenerator<Item & SurveyItem>
}

/** The ids of all surveys that are not deleted, from the index, which lags a moment behind the table. */
export async function surveyIds(): Promise<string[]> {
  const ids = new Set<string>() // a survey whose state was changed just now may be in two lists
  for (const kind of [listed.activeSurveys, listed.unlistedSurveys, listed.inactiveSurveys])
    for await (const { id } of listOf(kind)) ids.add(id)
  return [...ids]
}

/** Every survey, newest first. The ids come from the index, which lags behind the table; the rows are read consistently. */
export async function listSurveys(): Promise<SurveyRow[]> {
  const items = (await getAll((await surveyIds()).map((id) => key.survey(id)))) as SurveyItem[]
  const present = items.filter(({ deleted_at }) => !deleted_at).sort((a, b) => b.created_at.localeCompare(a.created_at))
  const totals = await readSurveyTotals(present.map(({ id }) => id))
  const states = await presentStates(present)
  return present.map((item) => ({ is_listed: true, ...item, state: states.get(item.id)!.state, ...(totals.get(item.id) ?? uncounted) }))
}

const uncounted = { responses: null, screened: null, last_response_at: null }

/**
 * The listed active surveys, newest first, at most `limits.publicSurveys`; without descriptions beyond `limits.publicDescriptionsBytes`. `until`: the
 * moment (ms) at which the next survey opens or closes by itself.
 */
export async function listPublicSurveys(): Promise<{ rows: PublicSurveyRow[]; until: number }> {
  const items: SurveyItem[] = []
  for await (const item of listOf(listed.activeSurveys)) if (items.push(item) === limits.publicSurveys) break
  const rows: PublicSurveyRow[] = []
  const states = await presentStates(items)
  let room: number = limits.publicDescriptionsBytes
  for (let from = 0; from < items.length; from += concurrency) {
    const batch = items.slice(from, from + concurrency)
    const read = room > 0 ? await Promise.all(batch.map(descriptions)) : []
    for (const [at, item] of batch.entries()) {
      const own = read[at] ?? noDescriptions
      room -= replySize(own.description) + replySize(own.description_ko)
      rows.push(inItsLanguage({ ...item, state: states.get(item.id)!.state, ...(room > 0 ? own : noDescriptions) }))
    }
  }
  return { rows, until: Math.min(...[...states.values()].map(({ until }) => until), Infinity) }
}

const concurrency = 10

type Descriptions = { description: string; description_ko: string }
const noDescriptions: Descriptions = { description: '', description_ko: '' }

async function descriptions(item: SurveyItem): Promise<Descriptions> {
  if (item.descriptions) return unpack(item.descriptions) as Descriptions
  const { description, description_ko } = await wholeSurvey(item)
  return { description, description_ko }
}
