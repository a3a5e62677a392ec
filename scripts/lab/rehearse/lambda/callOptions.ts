/** The settings of a test for one call, as JSON in the header: `time`, the function's clock (ms); `providers`, stand-ins (OAUTH_BASE_URLS). */
export type CallOptions = { time?: number; providers?: string }

export const callOptionsHeader = 'x-rehearsed'

/** A path of a rehearsal's API that answers when all changes of responses are counted. */
export const countedPath = '/rehearsal/counted'
