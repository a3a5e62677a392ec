/** The shape of the one table: what the cloud and the local start create, and what functions/data relies on. */
export const table = {
  partition: 'pk',
  sort: 'sk',
  /** Sparse: only what is listed has `kind` and `time`. Everything is projected. */
  index: { name: 'list', partition: 'kind', sort: 'time' },
  /** Seconds since the epoch. DynamoDB deletes late, so every read checks it too. */
  expiry: 'expires_at',
} as const
