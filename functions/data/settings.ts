import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { pickDeclared } from '#shared/pickDeclared.ts'
import { settingsBody, type Settings, type SettingsBody } from '#shared/site/settings.ts'
import { documents } from '../platform/aws.ts'
import { staleVersion } from '../platform/errors.ts'
import { key } from './keys.ts'
import { get, isNew, isConditionFailure, tableName, type Item } from './table.ts'

const fromItem = (item: Item | undefined): Settings => ({
  ...pickDeclared(settingsBody, item?.settings ?? {}),
  version: (item?.version as number | undefined) ?? 0,
})

/** The site's settings; version 0 and every field '' before the first save. */
export const readSettings = async ({ consistent = false } = {}): Promise<Settings> => fromItem(await get(key.settings(), { consistent }))

/** Stores all settings at once. 412 when `ifMatch` is not the stored version; without it the last save wins. */
export async function saveSettings(settings: SettingsBody, ifMatch: number | undefined): Promise<Settings> {
  const condition = ifMatch === undefined ? undefined : ifMatch === 0 ? isNew : 'version = :expected'
  try {
    const { Attributes } = await documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: key.settings(),
        UpdateExpression: 'SET settings = :settings, updated_at = :now ADD version :one',
        ConditionExpression: condition,
        ExpressionAttributeValues: {
          ':settings': settings,
          ':now': new Date().toISOString(),
          ':one': 1,
          ...(ifMatch && { ':expected': ifMatch }),
        },
        ReturnValues: 'ALL_NEW',
      }),
    )
    return fromItem(Attributes)
  } catch (error) {
    throw isConditionFailure(error) ? staleVersion() : error
  }
}
