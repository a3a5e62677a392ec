import type { PublicSurveyRow, Survey, SurveyRow } from '#shared/survey.ts'
import { notFound, Refusal } from '../lib/errors.ts'
import type { Definition } from './definition.ts'
import { readDefinition } from './definitions.ts'
import { isSurveyId } from './ids.ts'
import { key, listed } from './keys.ts'
import { unpack } from './pack.ts'
import { get, query, type Item } from './table.ts'

/** What a survey's own item says: enough for every list; the definition stands in parts beside it. */
export type SurveyItem = {
  id: string
  slug: string
  title: string
  title_ko: string
  is_active: boolean
  version: number
  parts: number
  cover_image_url: string
  /** The packed descriptions; absent where they are too long for a list's item. */
  descriptions?: Uint8Array
  created_at: string
  updated_at: string
  deleted_at?: string
}

/** A survey with what earlier versions had. */
export type WholeSurvey = Survey & Definition

/** The survey's item; null where there is none or it was deleted. */
export async function readSurveyItem(id: string, { consistent = false, deleted = false } = {}): Promise<SurveyItem | null> {
  if (!isSurveyId(id)) return null
  const item = (await get(key.survey(id), { consistent })) as SurveyItem | undefined
  return item && (deleted || !item.deleted_at) ? item : null
}

/** The survey with that id as it is now; null where there is none. `deleted`: a deleted one too. */
export async function readSurvey(id: string, options: { consistent?: boolean; deleted?: boolean } = {}): Promise<WholeSurvey | null> {
  const item = await readSurveyItem(id, options)
  return item && wholeSurvey(item)
}

/** The survey that an item stands for, in its present version or an earlier one. */
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

/** The id of the survey at that slug, or null. */
export async function surveyIdAt(slug: string, options: { consistent?: boolean } = {}): Promise<string | null> {
  if (!/^[a-z0-9-]+$/.test(slug)) return null
  return ((await get(key.slug(slug), options))?.survey_id as string | undefined) ?? null
}

/** The item of a survey that takes responses now: 404 where there is none, 409 when it is closed. */
export async function openSurvey(id: string): Promise<WholeSurvey> {
  const item = await readSurveyItem(id)
  if (!item) throw notFound('survey')
  if (!item.is_active) throw new Refusal(409, 'survey.closed', 'This survey is closed and takes no responses any more.')
  return wholeSurvey(item)
}

async function listOf(kind: string): Promise<SurveyItem[]> {
  const items = query({
    IndexName: 'list',
    KeyConditionExpression: 'kind = :kind',
    ExpressionAttributeValues: { ':kind': kind },
    ScanIndexForward: false,
  })
  return (await Array.fromAsync(items)) as (Item & SurveyItem)[]
}

/** Every survey, newest first. */
export async function listSurveys(): Promise<SurveyRow[]> {
  const both = await Promise.all([listOf(listed.activeSurveys), listOf(listed.inactiveSurveys)])
  return both.flat().sort((a, b) => b.created_at.localeCompare(a.created_at))
}

/** The surveys that take responses, newest first. */
export async function listPublicSurveys(): Promise<PublicSurveyRow[]> {
  const items = await listOf(listed.activeSurveys)
  return Promise.all(items.map(async (item) => ({ ...item, ...(await descriptions(item)) })))
}

type Descriptions = { description: string; description_ko: string }

async function descriptions(item: SurveyItem): Promise<Descriptions> {
  return item.descriptions ? (unpack(item.descriptions) as Descriptions) : wholeSurvey(item)
}
