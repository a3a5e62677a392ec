import type { Demographics } from '#shared/responses/demographics.ts'
import type { Language } from '#shared/fields.ts'
import type { Answer, GivenOnce } from '#shared/responses/response.ts'
import type { Source } from '#shared/responses/source.ts'

/** A response as stored in the table; times are ISO 8601 UTC. */
export type StoredResponse = GivenOnce & {
  id: string
  survey_id: string
  /** Counts this response's saves, from 1. */
  version: number
  /** The survey version that it was last answered on, which determines the shown parts. */
  survey_version: number
  answers: Answer[]
  demographics: Demographics
  language: Language | null
  /** The id of its owner; null for a guest's. */
  owner: string | null
  created_at: string
  updated_at: string
  /** Whole seconds between the first input and the first submit; absent if the client did not send them. */
  seconds?: number
  /** Absent if it was not recorded. */
  source?: Source
  /** Its answers ended the survey: it never changes. */
  screened?: true
}

/** A stored item that cannot be parsed: exports list it instead of failing. */
export type UnreadableResponse = { unreadable: true; created_at: string | null }
