import { CreateTableCommand, DynamoDBClient, ResourceInUseException, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb'
import { BucketAlreadyOwnedByYou, CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { indexes, table } from '#shared/table.ts'

const key = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
]

/** Makes the product's table under this name, as infra does. False where there is one already. */
export async function createTable(name: string): Promise<boolean> {
  const client = new DynamoDBClient()
  const { partition, sort, expiry } = table
  const names = new Set([partition, sort, ...indexes.flatMap((index) => [index.partition, index.sort])])
  try {
    await client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [...names].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
        KeySchema: key(partition, sort),
        GlobalSecondaryIndexes: indexes.map((index) => ({
          IndexName: index.name,
          KeySchema: key(index.partition, index.sort),
          Projection: { ProjectionType: index.projection },
        })),
      }),
    )
    await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification: { AttributeName: expiry, Enabled: true } }))
    return true
  } catch (error) {
    if (error instanceof ResourceInUseException) return false
    throw error
  } finally {
    client.destroy()
  }
}

/** Makes the buckets that are not there yet. */
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
