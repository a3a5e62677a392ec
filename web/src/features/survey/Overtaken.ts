import type { Response } from '#shared/response.ts'

/** A response was saved elsewhere that these answers would replace unseen. Nothing was sent. */
export class Overtaken extends Error {
  readonly theirs: Response
  constructor(theirs: Response) {
    super('saved elsewhere')
    this.theirs = theirs
  }
}
