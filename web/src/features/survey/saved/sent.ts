import type { Response } from '#shared/responses/response.ts'

/** The reply to a submit. `next`: where the person is sent on. `id`: '' where the answers ended a survey that keeps no such response. */
export type Sent = Response & { next?: string | null }
