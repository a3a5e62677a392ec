import type { Language } from '#shared/fields.ts'
import type { StoredResponse, UnreadableResponse } from '../data/responses/storedResponse.ts'
import type { Definition } from '../data/surveys/definitions.ts'
import type { readAnsweredVersion } from '../answered/answeredVersion.ts'
import type { Spool, SpoolName } from './spool.ts'
import type { Cell } from './cell.ts'
import type { RowSheetState } from './xlsx/rowSheet.ts'
import type { ZipState } from './zip/zipFile.ts'

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
  /** Continues a file that has these rows, and so its header, already. */
  from?: { rows: number; workbook?: WorkbookState | undefined } | undefined
  /** For a workbook: whether another step continues it after the end of `responses`. */
  isCut?: () => boolean
  /** For a workbook: stores the parts after the first sheet; in memory by default. */
  spool?: (name: SpoolName) => Spool
}

/** A response that could not be read: its creation time, and the row that it would have preceded. */
export type Unreadable = { created: Cell; beforeRow: number }

/**
 * Numbers of responses: written, of these imported and screened out, and unreadable (`unreadableListed`: the first ones). `unknownVersion`: those of
 * a missing version.
 */
export type Outcome = {
  rows: number
  imported: number
  screened: number
  unreadable: number
  unreadableListed: Unreadable[]
  unknownVersion: number
}

/** A workbook whose sheets of rows are not complete. */
export type WorkbookState = { zip: ZipState; sheets: Record<'responses' | SpoolName, RowSheetState>; outcome: Outcome }
