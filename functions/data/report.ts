import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { isDeepStrictEqual } from 'node:util'
import { limits } from '#shared/limits.ts'
import type { Pin, Report } from '#shared/responses/report.ts'
import { documents } from '../platform/aws.ts'
import { invalidFields, notFound, staleVersion } from '../platform/errors.ts'
import { surveyIdOf } from './ids.ts'
import { key } from './keys.ts'
import { idBehind, referenceTo } from './responses/references.ts'
import { readSurveyItem } from './surveys/surveys.ts'
import { deletionOf, get, getAll, isNew, tableName, writeAll, writeOnce, type Item } from './table.ts'

/** A report with its number of saves: 0 before the first. */
type Versioned = Report & { version: number }

/** A survey's report, without the pins of responses that are deleted. 404 if there is no such survey. */
export async function readReport(surveyId: string): Promise<Versioned> {
  if (!(await readSurveyItem(surveyId))) throw notFound('survey')
  return fromItem(surveyId, await get(key.report(surveyId), { consistent: true }))
}

/**
 * Stores a survey's report. 404 if there is no such survey; 412 if `ifMatch` is not the stored version, without it the last save wins; 422 for a pin
 * that names no response of the survey, and for pins that do not fit an item of the table.
 */
export async function saveReport(surveyId: string, { pins }: Report, ifMatch: number | undefined): Promise<Versioned> {
  if (!(await readSurveyItem(surveyId, { consistent: true }))) throw notFound('survey')
  const stored = await Promise.all(pins.map((pin, at) => toStored(surveyId, pin, at)))
  if (Buffer.byteLength(JSON.stringify(stored)) > limits.itemBytes)
    throw invalidFields([{ path: 'pins', code: 'too_long', message: 'These pins are too large for one report.' }])
  const now = new Date().toISOString()
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: key.report(surveyId),
    UpdateExpression: 'SET pins = :pins, updated_at = :now ADD version :one',
    ConditionExpression: ifMatch === undefined ? undefined : ifMatch === 0 ? isNew : 'version = :expected',
    ExpressionAttributeValues: { ':pins': stored, ':now': now, ':one': 1, ...(ifMatch && { ':expected': ifMatch }) },
    ReturnValues: 'ALL_NEW',
  })
  const saved = await writeOnce(
    key.report(surveyId),
    async () => (await documents().send(update)).Attributes!,
    (item) => item.version === (ifMatch ?? 0) + 1 && isDeepStrictEqual([item.pins, item.updated_at], [stored, now]),
  )
  if (!saved) throw staleVersion()
  // The survey may have been deleted with its report since the first look: this save would leave a report without a survey.
  if (!(await readSurveyItem(surveyId, { consistent: true }))) {
    await writeAll([deletionOf(key.report(surveyId))])
    throw notFound('survey')
  }
  return fromItem(surveyId, saved)
}

/** A pin with the response's id: references change with their key. */
async function toStored(surveyId: string, { response, ...rest }: Pin, at: number): Promise<Pin> {
  const id = await idBehind(response)
  if (!id || surveyIdOf(id) !== surveyId)
    throw invalidFields([{ path: `pins.${at}.response`, code: 'not_allowed', message: 'This is no response of the survey.' }])
  return { response: id, ...rest }
}

async function fromItem(surveyId: string, item: Item | undefined): Promise<Versioned> {
  const pins = (item?.pins ?? []) as Pin[]
  const ids = [...new Set(pins.map(({ response }) => response))]
  const keys = ids.map((id) => key.response(surveyId, id))
  const present = new Set((await getAll(keys, { keysOnly: true })).map(({ sk }) => sk))
  const references = new Map(
    await Promise.all(ids.filter((_, at) => present.has(keys[at]!.sk)).map(async (id) => [id, await referenceTo(id)] as const)),
  )
  return {
    pins: pins.flatMap(({ response, ...rest }) => {
      const reference = references.get(response)
      return reference ? [{ response: reference, ...rest }] : []
    }),
    version: (item?.version ?? 0) as number,
  }
}
