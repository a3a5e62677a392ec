import { createHash } from 'node:crypto'
import type { UpdateResponseBody } from '#shared/responses/response.ts'
import type { Answered } from './responses.ts'

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url')

/** Marks hashes of what was sent. Earlier releases stored hashes of what was kept, without a mark. */
const sent = 'sent:'

/** Answers and demographics as sent, before anything is sanitized: an edit of the survey in between changes nothing for a retry. */
export const sentHash = (surveyId: string, { answers, demographics }: Pick<UpdateResponseBody, 'answers' | 'demographics'>): string =>
  sent + hash(sortKeys([surveyId, answers, demographics ?? {}]))

export const isSentHash = (request: string): boolean => request.startsWith(sent)

/** The hash that earlier releases stored, of the answers that were kept. */
export const keptHash = ({ answers, demographics }: Answered): string => hash([answers, demographics])

/** The same JSON value with the keys of every object in alphabetical order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sortKeys(part)]),
  )
}
