import type { Language } from '#shared/fields.ts'
import type { StoredResponse, UnreadableResponse } from '../data/responses/storedResponse.ts'
import type { Definition } from '../data/surveys/definitions.ts'

/** What an export is made of. */
export type ExportInput = {
  /** The present version, with its deleted questions and choices. */
  survey: { id: string; version: number; created_at: string } & Definition
  /** The survey as it was, or null where that version cannot be read. A rejection ends the export. */
  definitionOf: (version: number) => Promise<Definition | null>
  /** By the time they were made. Read once. */
  responses: AsyncIterable<StoredResponse | UnreadableResponse> | Iterable<StoredResponse | UnreadableResponse>
  language: Language
  /** An IANA name. */
  timeZone: string
  now: Date
  /** The site's origin, which the addresses of files begin with: a cell's root-relative one would lead nowhere. */
  site: string
  /** What one sheet can hold: Excel's own bounds where not given. */
  sheet?: { rows: number; columns: number }
  /** Hears of each row of the sheet Coded, which is written after all responses were read. */
  onCodedRow?: () => void
}
