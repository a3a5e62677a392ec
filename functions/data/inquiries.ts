import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { createHash, randomUUID } from 'node:crypto'
import type { Inquiry, InquiryBody } from '#shared/inquiry.ts'
import { table } from '#shared/infrastructure.ts'
import { limits } from '#shared/limits.ts'
import { replySize } from '../platform/replySize.ts'
import { documents } from '../platform/aws.ts'
import { notFound, HttpError } from '../platform/errors.ts'
import { cursorOf, positionOf } from './cursors.ts'
import { isInquiryId } from './ids.ts'
import { key, listed } from './keys.ts'
import { get, isNew, isRefused, newestOf, queryPages, tableName, writeOnce, type Page } from './table.ts'

export type NewInquiry = Omit<InquiryBody, 'website'>

/** The list partition of an inquiry. Unread inquiries have their own partition, so that they can be counted without a stored counter. */
const kindOf = (is_read: boolean) => (is_read ? listed.readInquiries : listed.unreadInquiries)

/** Stores an inquiry as unread. True if it is new, false if this id was stored before; 422 if that had other content. */
export async function createInquiry(id: string, given: NewInquiry): Promise<boolean> {
  const created_at = new Date().toISOString()
  const digest = createHash('sha256').update(JSON.stringify(given)).digest('base64url')
  const call = randomUUID()
  const Item = {
    ...key.inquiry(id),
    ...given,
    id,
    digest,
    call,
    is_read: false,
    created_at,
    kind: kindOf(false),
    time: `${created_at}#${id}`,
  }
  const send = () => documents().send(new PutCommand({ TableName: tableName(), Item, ConditionExpression: isNew }))
  if (await writeOnce(key.inquiry(id), send, (stored) => stored.call === call)) return true
  const kept = await get(key.inquiry(id), { consistent: true })
  if (kept?.digest !== digest)
    throw new HttpError(422, 'idempotency.other_content', 'This Idempotency-Key was already used with different content.')
  return false
}

const inquiryList = 'inquiries'

type Row = Inquiry & { time: string }

/** A page of inquiries, newest first: at most `limit`, and as many as fit a reply. `cursor` is the `next` of the previous page. */
export async function listInquiries({ cursor, limit = limits.pageSize }: { cursor?: string; limit?: number }): Promise<Page<Inquiry>> {
  const size = Math.min(limit, limits.pageSizeMax)
  const below = positionOf(inquiryList, cursor)
  const lists = [true, false].map((is_read) => newestOf(kindOf(is_read), below, size))
  const both = (await Promise.all(lists)) as { rows: Row[]; more: boolean }[]
  // a list that was cut off has more rows below its last one: older rows of the other list belong to the next page
  const oldest = both.flatMap(({ rows, more }) => (more ? (rows.at(-1)?.time ?? []) : [])).reduce((a, b) => (a > b ? a : b), '')
  const found = both.flatMap(({ rows }) => rows).sort((a, b) => (a.time < b.time ? 1 : -1))
  let room: number = limits.replyBytes
  const rows = found.slice(0, size).filter((row) => row.time >= oldest && (room -= replySize(row)) > 0)
  const isMore = rows.length < found.length || both.some(({ more }) => more)
  return { rows, next: isMore ? cursorOf(inquiryList, rows.at(-1)!.time) : null }
}

/** Marks an inquiry as read or unread. 404 if there is none. */
export async function markInquiry(id: string, is_read: boolean): Promise<{ id: string; is_read: boolean }> {
  const update = {
    TableName: tableName(),
    Key: key.inquiry(validId(id)),
    UpdateExpression: 'SET is_read = :read, kind = :kind',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':read': is_read, ':kind': kindOf(is_read) },
  }
  await documents().send(new UpdateCommand(update)).catch(noInquiry)
  return { id, is_read }
}

/** Deletes an inquiry. 404 if there is none, unless the SDK retried the call: the first attempt may have deleted it. */
export async function deleteInquiry(id: string): Promise<void> {
  const removal = { TableName: tableName(), Key: key.inquiry(validId(id)), ConditionExpression: 'attribute_exists(pk)' }
  await documents()
    .send(new DeleteCommand(removal))
    .catch((error: Error & { $metadata?: { attempts?: number } }) => {
      if (!isRefused(error) || (error.$metadata?.attempts ?? 1) === 1) noInquiry(error)
    })
}

/** The number of unread inquiries, at most `limits.unreadCounted`. */
export async function countUnread(): Promise<number> {
  const pages = queryPages({
    IndexName: table.index.name,
    KeyConditionExpression: 'kind = :kind',
    ExpressionAttributeValues: { ':kind': kindOf(false) },
    Select: 'COUNT',
    Limit: limits.unreadCounted,
  })
  let count = 0
  for await (const { Count = 0 } of pages) {
    count += Count
    if (count >= limits.unreadCounted) break
  }
  return Math.min(count, limits.unreadCounted)
}

/** The id if it is well-formed, else 404. */
function validId(id: string): string {
  if (!isInquiryId(id)) throw notFound('inquiry')
  return id
}

function noInquiry(error: unknown): never {
  throw isRefused(error) ? notFound('inquiry') : error
}
