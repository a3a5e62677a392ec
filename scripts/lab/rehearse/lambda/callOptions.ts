/**
 * What a test can set for one call of the API, since it cannot change a function's process: `time`, the function's clock in ms since the epoch;
 * `providers`, stand-ins (OAUTH_BASE_URLS). Sent as JSON in the header.
 */
export type CallOptions = { time?: number; providers?: string }

export const callOptionsHeader = 'x-rehearsed'

/** A path of a rehearsal's API that answers when all changes of responses are counted. */
export const countedPath = '/rehearsal/counted'
