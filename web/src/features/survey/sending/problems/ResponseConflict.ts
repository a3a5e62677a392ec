import type { Response } from '#shared/responses/response.ts'

/** In place of overwriting `theirs`, which the person has not seen. `sentHere`: from this device before; else saved elsewhere. */
export class ResponseConflict extends Error {
  readonly theirs: Response
  readonly sentHere: boolean
  constructor(theirs: Response, sentHere = false) {
    super('saved elsewhere')
    this.theirs = theirs
    this.sentHere = sentHere
  }
}
