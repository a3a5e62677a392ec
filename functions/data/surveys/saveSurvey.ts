import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { visible } from '#shared/branching.ts'
import { outlineOf } from '#shared/survey/outline.ts'
import { restoreSurvey, type KeptField } from '#shared/survey/life/restoreSurvey.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { lengthOf, minutesRange } from '#shared/survey/surveyLength.ts'
import { documents } from '../../platform/aws.ts'
import { notFound, HttpError, staleVersion, unavailable } from '../../platform/errors.ts'
import { withoutRetired, type Definition, definitionPuts } from './definitions.ts'
import { keepMedia } from '../files/unkeptMedia.ts'
import { newSurveyId } from '../ids.ts'
import { key, listed } from '../keys.ts'
import { pack } from '../pack.ts'
import { limits } from '#shared/limits.ts'
import { hasResponses } from '../responses/everyResponse.ts'
import { nextDefinition } from './nextDefinition.ts'
import { seatsChange } from '../seats.ts'
import { readSurveyItem, wholeSurvey, type SurveyItem, type WholeSurvey } from './surveys.ts'
import { deletionOf, isNew, isRefused, maxWriteAttempts, refusedParts, tableName, writeAll, type Writes } from '../table.ts'

/** Descriptions of up to this many packed bytes are stored in the survey's own item, which then costs one read unit. */
const descriptionBytes = 2_500

/** Stores a new survey; 409 if its slug is taken, 413 if it is too large. `savedBy` is the admin's id. */
export async function createSurvey(body: SurveyBody, savedBy: string): Promise<WholeSurvey> {
  await keepMedia(body)
  const item = itemFor(newSurveyId(), 1, body, new Date().toISOString())
  const { writes } = await seatsChange(item.id, { before: null, after: body.response_limit }, () => Promise.resolve(false))
  return write(item, nextDefinition(body, null), savedBy, null, writes)
}

/** `counting`: its responses must be counted, for that generation of its seats. `kept`: the fields that restoring an earlier version did not change. */
type SavedSurvey = { survey: WholeSurvey; counting: string | null; kept: KeptField[] | undefined }

/**
 * Stores the next version. `restores`: the body is an earlier version. 404 if there is no such survey, 409 if its slug is taken, 412 if `ifMatch` is
 * not the stored version (without it the last save wins), 413 if it is too large.
 */
export async function updateSurvey(
  id: string,
  sent: SurveyBody,
  savedBy: string,
  { ifMatch, restores = false }: { ifMatch?: number | undefined; restores?: boolean },
): Promise<SavedSurvey> {
  for (let attempt = 0; attempt < maxWriteAttempts; attempt++) {
    const previous = await readSurveyItem(id, { consistent: true })
    if (!previous) throw notFound('survey')
    if (ifMatch !== undefined && ifMatch !== previous.version) throw staleVersion()
    const before = await wholeSurvey(previous)
    const { survey: body, kept } = restores ? restoreSurvey(sent, before) : { survey: sent, kept: undefined }
    await keepMedia(body, before)
    const definition = await dropRetiredIfUnanswered(id, nextDefinition(body, before))
    const item = itemFor(id, previous.version + 1, definition, previous.created_at)
    const limit = { before: before.response_limit, after: definition.response_limit }
    const { writes, counting } = await seatsChange(id, limit, async () => tookResponses(previous) || hasResponses(id))
    try {
      return { survey: await write(item, definition, savedBy, previous, writes), counting, kept }
    } catch (error) {
      if (!(error instanceof VersionConflict) || ifMatch !== undefined) throw error instanceof VersionConflict ? staleVersion() : error
    }
  }
  throw staleVersion()
}

/** Whether a survey took responses in the last half minute, so that calls in progress may not know of a new limit. */
function tookResponses({ is_active, opens_at, closes_at, version, updated_at }: SurveyItem): boolean {
  const now = Date.now()
  const since = now - limits.seatSeconds * 1000
  const isRecent = version > 1 && Date.parse(updated_at) > since // it may have been open before that save
  return isRecent || (is_active && !(opens_at && Date.parse(opens_at) > now) && !(closes_at && Date.parse(closes_at) <= since))
}

/** Marks the survey as deleted, removes it from every list, deletes its report and frees its slug; its definitions and responses stay. 404 if there is none. */
export async function deleteSurvey(id: string): Promise<void> {
  for (let attempt = 0; attempt < maxWriteAttempts; attempt++) {
    const item = await readSurveyItem(id, { consistent: true })
    if (!item) throw notFound('survey')
    if (await remove(item)) return
  }
  throw unavailable()
}

/** False if the survey was saved or deleted meanwhile. */
async function remove(item: SurveyItem): Promise<boolean> {
  const removal = {
    TableName: tableName(),
    Key: key.survey(item.id),
    UpdateExpression: 'SET deleted_at = :now REMOVE kind, #time',
    ConditionExpression: 'version = :version AND attribute_not_exists(deleted_at)',
    ExpressionAttributeNames: { '#time': 'time' },
    ExpressionAttributeValues: { ':now': new Date().toISOString(), ':version': item.version },
  }
  return writeAll([{ Update: removal }, deletionOf(key.report(item.id)), ...(item.slug ? [freeSlug(item)] : [])])
}

/** Retired questions, choices and rows are only needed for answers that name them: without responses they are dropped. */
async function dropRetiredIfUnanswered(id: string, definition: Definition): Promise<Definition> {
  const { retired_questions, retired_choices, retired_rows = [] } = definition
  if (retired_questions.length + retired_choices.length + retired_rows.length === 0) return definition
  return (await hasResponses(id)) ? definition : withoutRetired(definition)
}

function itemFor(id: string, version: number, survey: SurveyBody, created_at: string): SurveyItem {
  const {
    slug,
    title,
    title_ko,
    is_active,
    is_listed,
    opens_at,
    closes_at,
    response_limit,
    languages,
    cover_image_url,
    description,
    description_ko,
  } = survey
  const descriptions = pack({ description, description_ko })
  const { questions } = lengthOf(survey, visible)
  const fits = descriptions.length <= descriptionBytes && { descriptions }
  return {
    id,
    slug,
    title,
    title_ko,
    is_active,
    is_listed,
    ...(opens_at && { opens_at }),
    ...(closes_at && { closes_at }),
    ...(response_limit && { response_limit }),
    ...(languages && { languages }),
    cover_image_url,
    outline: outlineOf(survey),
    ...(questions > 0 && minutesRange(survey, visible)),
    version,
    parts: 0,
    created_at,
    updated_at: new Date().toISOString(),
    ...fits,
  }
}

/** The survey was saved between this call's read and its write. */
class VersionConflict extends Error {}

async function write(
  item: SurveyItem,
  definition: Definition,
  savedBy: string,
  previous: SurveyItem | null,
  beside: Writes,
): Promise<WholeSurvey> {
  const parts = definitionPuts(item.id, item.version, definition)
  const stored = { ...item, parts: parts.length }
  const active = item.is_listed ? listed.activeSurveys : listed.unlistedSurveys
  const kind = item.is_active ? active : listed.inactiveSurveys
  const condition = previous
    ? {
        ConditionExpression: 'version = :version AND attribute_not_exists(deleted_at)',
        ExpressionAttributeValues: { ':version': previous.version },
      }
    : { ConditionExpression: isNew }
  const history = { version: item.version, parts: parts.length, title: item.title, saved_at: item.updated_at, saved_by: savedBy }
  const writes: Writes = [
    { Put: { TableName: tableName(), Item: { ...key.survey(item.id), ...stored, kind, time: item.created_at }, ...condition } },
    { Put: { TableName: tableName(), Item: { ...key.surveyVersion(item.id, item.version), ...history } } },
    ...parts,
    ...slugMove(item, previous),
    ...beside,
  ]
  await documents()
    .send(new TransactWriteCommand({ TransactItems: writes }))
    .catch((error: unknown) => {
      if (refusedParts(error)[0]) throw new VersionConflict()
      throw isRefused(error) ? slugTaken() : error
    })
  return wholeSurvey(stored)
}

function slugTaken(): HttpError {
  const [code, message] = ['survey.slug_taken', 'Another survey already uses this address. Choose another one.'] as const
  return new HttpError(409, code, message, { errors: [{ path: 'slug', code, message }] })
}

function slugMove(item: SurveyItem, previous: SurveyItem | null): Writes {
  if (item.slug === (previous?.slug ?? '')) return []
  const take = { Put: { TableName: tableName(), Item: { ...key.slug(item.slug), survey_id: item.id }, ConditionExpression: isNew } }
  return [...(item.slug ? [take] : []), ...(previous?.slug ? [freeSlug(previous)] : [])]
}

const freeSlug = ({ id, slug }: SurveyItem) => ({
  Delete: { TableName: tableName(), Key: key.slug(slug), ConditionExpression: 'survey_id = :id', ExpressionAttributeValues: { ':id': id } },
})
