import { createHash } from 'node:crypto'
import { canonical } from '#shared/answers/canonical.ts'
import type { UpdateResponseBody } from '#shared/responses/response.ts'
import type { Answered } from './responses.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Marks hashes of the sent content. Earlier releases stored unmarked hashes of the kept answers. */
const sent = 'sent:'

/**
 * A hash of the content that a retry with the same Idempotency-Key must repeat: answers and demographics as sent, before anything is sanitized or
 * dropped. So an edit of the survey between two attempts does not matter.
 */
export const sentHash = (surveyId: string, { answers, demographics }: Pick<UpdateResponseBody, 'answers' | 'demographics'>): string =>
  sent + hash(canonical([surveyId, answers, demographics ?? {}]))

export const isSentHash = (request: string): boolean => request.startsWith(sent)

/** The hash that earlier releases stored, of the answers that were kept. */
export const keptHash = ({ answers, demographics }: Answered): string => hash(JSON.stringify([answers, demographics]))
