import type { SurveyVersionRow } from '#shared/survey/survey.ts'
import { limits } from '#shared/limits.ts'
import { documents } from '../../platform/aws.ts'
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { notFound } from '../../platform/errors.ts'
import { cachedDefinition, type Definition, readDefinition, rememberMissing } from './definitions.ts'
import { cursorOf, positionOf } from '../cursors.ts'
import { key, versionPrefix } from '../keys.ts'
import { readSurveyItem, type WholeSurvey } from './surveys.ts'
import { get, tableName, type Page } from '../table.ts'
import { namesBySaver } from '../users/users.ts'

/** `saved_by`: the admin's id, or their e-mail in versions from before ids were stored. */
type StoredVersionRow = Omit<SurveyVersionRow, 'saved_by'> & { saved_by: string }

/** A page of a survey's versions, newest first, each with who saved it. 404 if there is no such survey. */
export async function listVersions(
  id: string,
  { cursor, limit = limits.pageSize }: { cursor?: string; limit?: number },
): Promise<Page<SurveyVersionRow>> {
  if (!(await readSurveyItem(id))) throw notFound('survey')
  const list = `versions of ${id}`
  const below = Number(positionOf(list, cursor) ?? 1_000_000)
  const { pk } = key.survey(id)
  const { Items = [], LastEvaluatedKey } = await documents().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: { ':pk': pk, ':first': versionPrefix, ':last': key.surveyVersion(id, below - 1).sk },
      ScanIndexForward: false,
      Limit: Math.min(limit, limits.pageSizeMax),
    }),
  )
  const versions = Items as StoredVersionRow[]
  const names = await namesBySaver(versions.map(({ saved_by }) => saved_by))
  const rows = versions.map((row) => ({ ...row, saved_by: names.get(row.saved_by) ?? null }))
  return { rows, next: LastEvaluatedKey ? cursorOf(list, String(rows.at(-1)!.version)) : null }
}

export async function readVersion(id: string, version: number): Promise<WholeSurvey> {
  const survey = await readSurveyItem(id)
  if (!survey) throw notFound('survey')
  const row = await readRow(id, version)
  const definition = row && (await readDefinition(id, version, row.parts))
  if (!definition) throw notFound('version')
  return { ...definition, id, version, created_at: survey.created_at, updated_at: row.saved_at }
}

/** One version's definition; null if it is not stored. Reads nothing if it is cached. */
export async function readVersionDefinition(id: string, version: number): Promise<Definition | null> {
  const cached = cachedDefinition(id, version)
  if (cached !== undefined) return cached
  const row = await readRow(id, version)
  const definition = (row && (await readDefinition(id, version, row.parts))) ?? null
  if (!definition) rememberMissing(id, version)
  return definition
}

/** `saved_at`: ISO 8601. Sees a version saved just now. */
async function readRow(id: string, version: number): Promise<{ parts: number; saved_at: string } | undefined> {
  const isVersion = Number.isInteger(version) && version > 0 && version < 1_000_000
  return isVersion ? ((await get(key.surveyVersion(id, version), { consistent: true })) as { parts: number; saved_at: string }) : undefined
}
