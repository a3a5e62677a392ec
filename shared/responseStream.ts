/** How the table's stream is delivered to what counts responses, in the cloud and on this machine. */
export const responseStream = {
  /** Changes of responses alone: what their keys begin with. */
  keys: { pk: 'SURVEY#', sk: 'RESP#' },
  /** Changes that come at once, and seconds that the first may wait for others: a batch costs one write of a survey's counts. */
  batchSize: 1_000,
  windowSeconds: 3,
  /** Tries of a change that fails, once it is delivered alone. */
  retries: 10,
} as const
