import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { isDeepStrictEqual } from 'node:util'
import { pickDeclared } from '#shared/pickDeclared.ts'
import { settingsBody, type Settings, type SettingsBody } from '#shared/site/settings.ts'
import { documents } from '../platform/aws.ts'
import { staleVersion } from '../platform/errors.ts'
import { postponeDeletion } from './files/unkeptMedia.ts'
import { key } from './keys.ts'
import { get, isNew, tableName, writeOnce, type Item } from './table.ts'

const fromItem = (item: Item | undefined): Settings => ({
  ...pickDeclared(settingsBody, item?.settings ?? {}),
  version: (item?.version as number | undefined) ?? 0,
})

/** The site's settings; version 0 and every field '' before the first save. */
export const readSettings = async ({ consistent = false } = {}): Promise<Settings> => fromItem(await get(key.settings(), { consistent }))

/** Stores all settings at once. 412 when `ifMatch` is not the stored version; without it the last save wins. */
export async function saveSettings(settings: SettingsBody, ifMatch: number | undefined): Promise<Settings> {
  const condition = ifMatch === undefined ? undefined : ifMatch === 0 ? isNew : 'version = :expected'
  await postponeDeletion(await readSettings({ consistent: true }), settings)
  const now = new Date().toISOString()
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: key.settings(),
    UpdateExpression: 'SET settings = :settings, updated_at = :now ADD version :one',
    ConditionExpression: condition,
    ExpressionAttributeValues: { ':settings': settings, ':now': now, ':one': 1, ...(ifMatch && { ':expected': ifMatch }) },
    ReturnValues: 'ALL_NEW',
  })
  const send = async () => (await documents().send(update)).Attributes!
  const saved = await writeOnce(
    key.settings(),
    send,
    (item) => item.version === (ifMatch ?? 0) + 1 && isDeepStrictEqual([item.settings, item.updated_at], [settings, now]),
  )
  if (!saved) throw staleVersion()
  return fromItem(saved)
}
