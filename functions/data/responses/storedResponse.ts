import type { Demographics } from '#shared/responses/demographics.ts'
import type { Language } from '#shared/fields.ts'
import type { Answer, GivenOnce } from '#shared/responses/response.ts'
import type { Source } from '#shared/responses/source.ts'

/** A response as the table keeps it; times are ISO 8601 UTC. */
export type StoredResponse = GivenOnce & {
  id: string
  survey_id: string
  /** Counts this response's saves, from 1. */
  version: number
  /** The version of the survey that it was last answered against: says what was shown. */
  survey_version: number
  answers: Answer[]
  demographics: Demographics
  language: Language | null
  /** The id of the person it belongs to; null for a guest's. */
  owner: string | null
  created_at: string
  updated_at: string
  /** Whole seconds between the first input and the first submit; absent where no page sent them. */
  seconds?: number
  /** Absent where it was not recorded. */
  source?: Source
  /** Its answers ended the survey: it never changes. */
  screened?: true
}

/** A stored item that cannot be read any more: exported as a note, never as a failure. */
export type UnreadableResponse = { unreadable: true; created_at: string | null }
