import type { Response } from '#shared/responses/response.ts'

/**
 * Thrown in place of overwriting `theirs`, a response that the person has not seen. `sentHere`: sent from this device, by another tab or before
 * the page was opened; else saved elsewhere meanwhile.
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
