import type { Response } from '#shared/responses/response.ts'

/**
 * A response was saved that these answers would replace unseen, and nothing was sent. `sentHere`: as a first one from this device, by
 * another tab or before the page was opened; else it is the person's own, saved elsewhere in the meantime.
 */
export class ResponseConflict extends Error {
  readonly theirs: Response
  readonly sentHere: boolean
  constructor(theirs: Response, sentHere = false) {
    super('saved elsewhere')
    this.theirs = theirs
    this.sentHere = sentHere
  }
}
