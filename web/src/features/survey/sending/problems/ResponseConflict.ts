import type { Response } from '#shared/responses/response.ts'

/** Thrown instead of overwriting `theirs`, which the respondent has not seen. `sentHere`: sent from this device before; else saved elsewhere. */
export class ResponseConflict extends Error {
  readonly theirs: Response
  readonly sentHere: boolean
  constructor(theirs: Response, sentHere = false) {
    super('saved elsewhere')
    this.theirs = theirs
    this.sentHere = sentHere
  }
}
