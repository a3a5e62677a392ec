import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '../lib/aws.ts'
import { key } from './keys.ts'
import { ownIdentities, ownResponses } from './ownItems.ts'
import { lastAdmin, leaveAdmins } from './roles.ts'
import { cancellation, tableName } from './table.ts'
import type { StoredUser } from './users.ts'

/** Stands for an owner who is gone: the response is nobody's to change, and only admins read it. */
export const goneOwner = 'gone'

/**
 * Deletes an account with its identities. Its responses are kept without their owner, first, so that a try which ends in between can be
 * made again. 409 for the last admin, before anything is touched.
 */
export async function deleteUser({ id, email, roles }: StoredUser): Promise<void> {
  const isAdmin = roles.includes('admin')
  if (isAdmin) await write([leaveAdmins(id)]) // the first thing that may be refused
  for (const { survey_id, response_id } of await ownResponses(id)) await disown(id, survey_id, response_id)
  const identities = await ownIdentities(id)
  await write([
    remove(key.user(id)),
    ...(email ? [remove(key.email(email))] : []),
    ...identities.flatMap(({ provider, subject }) => [remove(key.identity(provider, subject)), remove(key.myIdentity(id, provider))]),
  ])
}

const remove = (Key: { pk: string; sk: string }) => ({ Delete: { TableName: tableName(), Key } })

type Items = NonNullable<ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems']>

async function write(TransactItems: Items): Promise<void> {
  await documents()
    .send(new TransactWriteCommand({ TransactItems }))
    .catch((error: unknown) => {
      throw cancellation(error)?.some(({ code }) => code === 'ConditionalCheckFailed') ? lastAdmin() : error
    })
}

/** Takes the person from a response and the response from the person. One that is somebody else's, or gone, only loses the pointer. */
async function disown(userId: string, surveyId: string, responseId: string): Promise<void> {
  const response = {
    TableName: tableName(),
    Key: key.response(surveyId, responseId),
    UpdateExpression: 'SET #owner = :gone',
    ConditionExpression: '#owner = :user',
    ExpressionAttributeNames: { '#owner': 'owner' },
    ExpressionAttributeValues: { ':gone': goneOwner, ':user': userId },
  }
  const pointer = remove(key.myResponse(userId, surveyId))
  await documents()
    .send(new TransactWriteCommand({ TransactItems: [{ Update: response }, pointer] }))
    .catch(async (error: unknown) => {
      if (cancellation(error)?.[0]?.code !== 'ConditionalCheckFailed') throw error
      await documents().send(new TransactWriteCommand({ TransactItems: [pointer] }))
    })
}
