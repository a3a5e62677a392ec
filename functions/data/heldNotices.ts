import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '../platform/aws.ts'
import { key } from './keys.ts'
import { tableName, unlessRefused } from './table.ts'

/** Inquiries without a notice of their own: how many, since when (ms since 1970), and the site's origin. */
type HeldNotices = { count: number; since: number; site: string }

/** Adds to what waits for the next notice of inquiries. */
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

/** Removes and returns what was held, if that began before `time` (ms); null if there is none. Only one of several callers at once gets it. */
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
