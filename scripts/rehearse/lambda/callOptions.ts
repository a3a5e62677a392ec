/**
 * What a test may ask of a function for the length of one call to the API, in place of what it would change inside a function of its own process:
 * `time`: what its clock says, in ms since the epoch; `providers`: stand-ins (OAUTH_BASE_URLS). Sent as JSON in the header.
 */
export type CallOptions = { time?: number; providers?: string }

export const callOptionsHeader = 'x-rehearsed'

/** Where a test asks the API of a rehearsal to wait until all changes of responses are counted. */
export const countedPath = '/rehearsal/counted'
