import type { StoredResponse, UnreadableResponse } from '../data/responses/storedResponse.ts'
import { answeredVersion, type AnsweredVersion, readAnsweredVersion } from '../answered/answeredVersion.ts'
import { asCell } from './cell.ts'
import type { ColumnPlan } from './columnPlan.ts'
import { formatResponse, type FormattedResponse } from './formatResponse.ts'
import { wallClock, wallClockText } from '../platform/wallClock.ts'
import type { ExportInput, Outcome } from './exportInput.ts'

/** Unreadable responses that are listed one by one. */
const listedUnreadable = 200

/** The rows of an export's responses. */
export class ResponseRows {
  readonly #input: ExportInput
  readonly #present: AnsweredVersion
  readonly #format
  readonly #outcome: Outcome

  constructor(input: ExportInput, plan: ColumnPlan) {
    this.#input = input
    const { rows = 0, workbook } = input.from ?? {}
    const none = { rows, imported: 0, screened: 0, unreadable: 0, unreadableListed: [], unknownVersion: 0 }
    this.#outcome = { ...none, ...structuredClone(workbook?.outcome) }
    this.#present = answeredVersion(input.survey)
    const { language, timeZone, site } = input
    const countries = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    this.#format = { plan, present: this.#present, language, site, wallClock: wallClock(timeZone), countries }
  }

  /** Each response's rows for both sheets, so that it is on both or on neither. A response that cannot be read or formatted counts as unreadable. */
  async *all(): AsyncGenerator<FormattedResponse> {
    for await (const response of this.#input.responses) {
      const formatted = isStored(response) ? this.#formatOrNull(response, await this.#versionOf(response)) : null
      if (!formatted) {
        this.#addUnreadable(response?.created_at)
        continue
      }
      this.#outcome.rows++
      if (isStored(response) && response.source === 'imported') this.#outcome.imported++
      if (isStored(response) && response.screened) this.#outcome.screened++
      yield formatted
    }
  }

  #formatOrNull(response: StoredResponse, version: AnsweredVersion): FormattedResponse | null {
    try {
      return formatResponse(response, this.#outcome.rows + 1, version, this.#format)
    } catch {
      return null
    }
  }

  async #versionOf(response: StoredResponse): Promise<AnsweredVersion> {
    const version = await (this.#input.versionOf ?? readAnsweredVersion)(response)
    if (!version) this.#outcome.unknownVersion++
    return version ?? this.#present
  }

  #addUnreadable(created_at: string | null | undefined) {
    this.#outcome.unreadable++
    if (this.#outcome.unreadableListed.length >= listedUnreadable) return
    const moment = typeof created_at === 'string' ? new Date(created_at) : null
    const readable = moment && !Number.isNaN(moment.getTime())
    const created = readable ? wallClockText(this.#format.wallClock(moment)) : asCell(created_at)
    this.#outcome.unreadableListed.push({ created, beforeRow: this.#outcome.rows + 1 })
  }

  /** The numbers of responses, complete once all rows were read. */
  outcome(): Outcome {
    return this.#outcome
  }
}

const isStored = (response: StoredResponse | UnreadableResponse | null): response is StoredResponse =>
  response !== null && typeof response === 'object' && !('unreadable' in response)
