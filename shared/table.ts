/** The shape of the one table: what the cloud and the local start create, and what functions/data relies on. */
export const table = {
  partition: 'pk',
  sort: 'sk',
  /** Sparse: only what is listed has `kind` and `time`. Everything is projected. */
  index: { name: 'list', partition: 'kind', sort: 'time', projection: 'ALL' },
  /** Keys alone, in the order of their making: what lists a survey's responses newest first. */
  byTime: { name: 'by_time', partition: 'pk', sort: 'created_at', projection: 'KEYS_ONLY' },
  /** Seconds since the epoch. DynamoDB deletes late, so every read checks it too. */
  expiry: 'expires_at',
} as const

/** Every index of the table. */
export const indexes = [table.index, table.byTime] as const
