import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import { BucketAlreadyOwnedByYou, CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { indexes, table } from '#shared/infrastructure.ts'

const key = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
]

const { partition, sort, expiry } = table
const attributes = [...new Set([partition, sort, ...indexes.flatMap((index) => [index.partition, index.sort])])]
const AttributeDefinitions = attributes.map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const }))
const indexOf = (index: (typeof indexes)[number]) => ({
  IndexName: index.name,
  KeySchema: key(index.partition, index.sort),
  Projection: { ProjectionType: index.projection },
})

/** The table's stream: items before and after each change. */
export const streamed = { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' as const }

/** Creates the table as infra does, or adds what it lacks. `uncounted`: it existed without a stream, so nothing was counted. */
export async function createTable(name: string): Promise<'made' | 'there' | 'uncounted'> {
  const client = new DynamoDBClient()
  try {
    await client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions,
        KeySchema: key(partition, sort),
        GlobalSecondaryIndexes: indexes.map(indexOf),
        StreamSpecification: streamed,
      }),
    )
    await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification: { AttributeName: expiry, Enabled: true } }))
    return 'made'
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error
    return await upgradeTable(client, name)
  } finally {
    client.destroy()
  }
}

/** Adds the stream and indexes that a table of an earlier version lacks, one at a time as DynamoDB requires. */
async function upgradeTable(client: DynamoDBClient, TableName: string): Promise<'there' | 'uncounted'> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }))
  const there = new Set(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName))
  for (const index of indexes.filter(({ name }) => !there.has(name)))
    await client.send(
      new UpdateTableCommand({ TableName, AttributeDefinitions, GlobalSecondaryIndexUpdates: [{ Create: indexOf(index) }] }),
    )
  if (Table?.StreamSpecification?.StreamEnabled) return 'there'
  await client.send(new UpdateTableCommand({ TableName, StreamSpecification: streamed }))
  return 'uncounted'
}

export async function createBuckets(...names: string[]): Promise<void> {
  const client = new S3Client()
  try {
    for (const Bucket of names) {
      await client.send(new CreateBucketCommand({ Bucket })).catch((error: unknown) => {
        if (!(error instanceof BucketAlreadyOwnedByYou)) throw error
      })
    }
  } finally {
    client.destroy()
  }
}
