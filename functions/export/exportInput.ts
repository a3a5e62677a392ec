import type { Language } from '#shared/fields.ts'
import type { StoredResponse, UnreadableResponse } from '../data/responses/storedResponse.ts'
import type { Definition } from '../data/surveys/definitions.ts'
import type { readAnsweredVersion } from '../answered/answeredVersion.ts'

/** The input of an export. */
export type ExportInput = {
  /** The present version, with its deleted questions and choices. */
  survey: { id: string; version: number; created_at: string } & Definition
  /** A rejection ends the export. */
  versionOf?: typeof readAnsweredVersion
  /** In order of creation. Iterated once. */
  responses: AsyncIterable<StoredResponse | UnreadableResponse> | Iterable<StoredResponse | UnreadableResponse>
  language: Language
  /** An IANA name. */
  timeZone: string
  now: Date
  /** The site's origin, for absolute URLs of files. */
  site: string
  /** The limits of a sheet, by default Excel's. */
  sheet?: { rows: number; columns: number }
  /** In CSV and JSON Lines: continues a file that has these rows, and so its header, already. */
  from?: { rows: number } | undefined
  /** Called for each row of the sheet Coded, which is written after all responses were read. */
  onCodedRow?: () => void
}
