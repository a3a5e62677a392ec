import { QueryCommand, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { createHash } from 'node:crypto'
import type { Inquiry, InquiryBody } from '#shared/inquiry.ts'
import { limits } from '#shared/limits.ts'
import { documents } from '../lib/aws.ts'
import { notFound, Refusal } from '../lib/errors.ts'
import { isInquiryId } from './ids.ts'
import { key, listed } from './keys.ts'
import type { Page } from './surveyVersions.ts'
import { cancellation, get, isNew, tableName, type Item } from './table.ts'

export type NewInquiry = Omit<InquiryBody, 'website'>

/**
 * Keeps an inquiry and counts it as unread. The same id again is the same inquiry: false, or 422 where it says something else.
 * Resolves to true for a new one.
 */
export async function createInquiry(id: string, given: NewInquiry): Promise<boolean> {
  const created_at = new Date().toISOString()
  const digest = createHash('sha256').update(JSON.stringify(given)).digest('base64url')
  const Item = { ...key.inquiry(id), ...given, id, digest, is_read: false, created_at, kind: listed.inquiries, time: `${created_at}#${id}` }
  try {
    await write([{ Put: { TableName: tableName(), Item, ConditionExpression: isNew } }, countBy(1)])
    return true
  } catch (error) {
    if (!isRefused(error)) throw error
    const kept = await get(key.inquiry(id), { consistent: true })
    if (kept?.digest !== digest)
      throw new Refusal(422, 'idempotency.other_content', 'This Idempotency-Key came with something else before.')
    return false
  }
}

/** Inquiries, newest first. `cursor` is the `next` of the page before. */
export async function listInquiries({ cursor, limit = limits.pageSize }: { cursor?: string; limit?: number }): Promise<Page<Inquiry>> {
  const { Items = [], LastEvaluatedKey } = await documents().send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: 'list',
      KeyConditionExpression: cursor ? 'kind = :kind AND #time < :cursor' : 'kind = :kind',
      ...(cursor && { ExpressionAttributeNames: { '#time': 'time' } }),
      ExpressionAttributeValues: { ':kind': listed.inquiries, ...(cursor && { ':cursor': cursor }) },
      ScanIndexForward: false,
      Limit: Math.min(limit, limits.pageSizeMax),
    }),
  )
  return { rows: Items as Inquiry[], next: LastEvaluatedKey ? (Items.at(-1) as Item & { time: string }).time : null }
}

/** Marks an inquiry; one that is marked so already stays. 404 where there is none. */
export async function markInquiry(id: string, is_read: boolean): Promise<{ id: string; is_read: boolean }> {
  await readInquiry(id)
  const Update = {
    TableName: tableName(),
    Key: key.inquiry(id),
    UpdateExpression: 'SET is_read = :read',
    ConditionExpression: 'is_read = :before',
    ExpressionAttributeValues: { ':read': is_read, ':before': !is_read },
  }
  await write([{ Update }, countBy(is_read ? -1 : 1)]).catch(async (error: unknown) => {
    if (!isRefused(error)) throw error
    await readInquiry(id)
  })
  return { id, is_read }
}

/** Deletes an inquiry, and what it counts for while it is unread. 404 where there is none. */
export async function deleteInquiry(id: string): Promise<void> {
  const { is_read } = await readInquiry(id)
  const Delete = {
    TableName: tableName(),
    Key: key.inquiry(id),
    ConditionExpression: 'is_read = :read',
    ExpressionAttributeValues: { ':read': is_read },
  }
  await write([{ Delete }, ...(is_read ? [] : [countBy(-1)])]).catch((error: unknown) => {
    if (!isRefused(error)) throw error
    return deleteInquiry(id) // marked or deleted by somebody else meanwhile
  })
}

/** How many nobody has marked as read. */
export const countUnread = async (): Promise<number> => ((await get(key.unread(), { consistent: true }))?.unread as number | undefined) ?? 0

async function readInquiry(id: string): Promise<Inquiry> {
  const item = isInquiryId(id) ? await get(key.inquiry(id), { consistent: true }) : undefined
  if (!item) throw notFound('inquiry')
  return item as Inquiry
}

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

const countBy = (change: 1 | -1): Write => ({
  Update: {
    TableName: tableName(),
    Key: key.unread(),
    UpdateExpression: 'ADD unread :change',
    ExpressionAttributeValues: { ':change': change },
  },
})

/** Two visitors at once count at the same item: whom the other keeps from it tries again. */
async function write(items: Write[], tries = 5): Promise<void> {
  try {
    await documents().send(new TransactWriteCommand({ TransactItems: items }))
  } catch (error) {
    const conflicts = cancellation(error)?.some(({ code }) => code === 'TransactionConflict')
    if (!conflicts || isRefused(error) || tries === 1) throw error
    await write(items, tries - 1)
  }
}

const isRefused = (error: unknown): boolean => cancellation(error)?.[0]?.code === 'ConditionalCheckFailed'
