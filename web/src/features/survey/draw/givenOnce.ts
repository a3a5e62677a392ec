import type { Drawn } from '#shared/draw/draw.ts'
import type { Response } from '#shared/responses/response.ts'

/** What a first submit gives beside the answers, and no later one changes: the seed of the order, the drawn sections, the values of the link's fields. */
export type GivenOnce = { seed?: string | undefined; drawn?: Drawn | undefined; link?: Readonly<Record<string, string>> | undefined }

/** What a saved response was given. */
export const givenOf = (response: Response): GivenOnce => {
  const { seed, drawn, link } = response as Response & GivenOnce
  return { seed, drawn, link }
}
