import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '../platform/aws.ts'
import { key } from './keys.ts'
import { tableName, unlessRefused } from './table.ts'

/** Inquiries without a notice of their own: how many, since when (ms since 1970), and the site's origin. */
type HeldNotices = { count: number; since: number; site: string }

/** Adds inquiries to those for the next digest. */
export async function holdNotices({ count, since, site }: HeldNotices): Promise<void> {
  await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: key.heldNotices(),
      UpdateExpression: 'ADD #count :count SET since = if_not_exists(since, :since), site = :site',
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: { ':count': count, ':since': since, ':site': site },
    }),
  )
}

/** Removes and returns the held notices if the first is from before `time` (ms), else null. Only one of several concurrent callers gets them. */
export async function takeHeldNotices(time: number): Promise<HeldNotices | null> {
  const removal = new DeleteCommand({
    TableName: tableName(),
    Key: key.heldNotices(),
    ConditionExpression: 'since < :time',
    ExpressionAttributeValues: { ':time': time },
    ReturnValues: 'ALL_OLD',
  })
  const removed = await unlessRefused(documents().send(removal))
  return removed && (removed.Attributes as HeldNotices)
}
