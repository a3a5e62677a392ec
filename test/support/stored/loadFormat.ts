import { PutObjectCommand } from '@aws-sdk/client-s3'
import { PutItemCommand, type AttributeValue } from '@aws-sdk/client-dynamodb'
import { dynamo, s3 } from '#functions/platform/aws.ts'
import type { StoredFormat } from './storedFormat.ts'
import { newChanges } from '../api/drainStream.ts'

/** Stores a format's items and objects in the table and the buckets of the environment. The stream's records of that are passed over. */
export async function loadFormat({
  items,
  objects = [],
}: Pick<StoredFormat, 'items'> & Partial<Pick<StoredFormat, 'objects'>>): Promise<void> {
  for (const item of items) await dynamo().send(new PutItemCommand({ TableName: process.env.TABLE, Item: withBytes(item) }))
  for (const { bucket, key, type, body } of objects)
    await s3().send(new PutObjectCommand({ Bucket: process.env[bucket], Key: key, ContentType: type, Body: Buffer.from(body, 'base64') }))
  await newChanges()
}

const withBytes = (item: Record<string, AttributeValue>): Record<string, AttributeValue> =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, value.B ? { B: Buffer.from(value.B as unknown as string, 'base64') } : value]),
  )
