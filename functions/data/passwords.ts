import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '../lib/aws.ts'
import { hashPassword } from '../lib/password.ts'
import { key } from './keys.ts'
import { tableName } from './table.ts'
import type { StoredUser } from './users.ts'

/**
 * Gives a person another password; every token they have so far ends. `verified`: they have shown that they read mail at their address.
 * Throws when the person is gone.
 */
export async function setPassword(userId: string, password: string, { verified = false } = {}): Promise<StoredUser> {
  const { Attributes } = await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: key.user(userId),
      UpdateExpression: `SET password_hash = :hash${verified ? ', email_verified = :true' : ''} ADD token_epoch :one`,
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':hash': await hashPassword(password), ':one': 1, ...(verified && { ':true': true }) },
      ReturnValues: 'ALL_NEW',
    }),
  )
  return Attributes as StoredUser
}

/** Notes that a person signed in now. */
export async function noteSeen(userId: string): Promise<void> {
  const now = { UpdateExpression: 'SET last_seen_at = :now', ExpressionAttributeValues: { ':now': new Date().toISOString() } }
  await documents().send(
    new UpdateCommand({ TableName: tableName(), Key: key.user(userId), ConditionExpression: 'attribute_exists(pk)', ...now }),
  )
}
