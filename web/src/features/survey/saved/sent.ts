import type { Response } from '#shared/responses/response.ts'

/** The reply to a submit. `next`: the address to send the respondent to. `id`: '' if the answers ended a survey that keeps no such response. */
export type Sent = Response & { next?: string | null }
