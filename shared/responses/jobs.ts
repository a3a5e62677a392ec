import * as v from 'valibot'
import { id, language, moment, timeZone } from '../fields.ts'
import { where } from './results.ts'

const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

/**
 * A job over a survey's responses. `done` of `total` responses are processed, neither ever falls; `rows`, once it is done: responses in its file, or
 * deleted ones; if a deletion failed with `responses.count_changed`, the responses that match. `url`: a link to that file, valid for five minutes.
 */
export const job = v.object({
  id: v.string(),
  state: v.picklist(jobStates),
  done: v.number(),
  total: v.number(),
  rows: v.optional(v.number()),
  url: v.optional(v.string()),
  error: v.optional(v.string()),
})
export type Job = v.InferOutput<typeof job>

export const exportFormats = ['xlsx', 'csv', 'jsonl'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** An export of the responses submitted from `since` on and before `until` that match `where`. */
export const exportBody = v.object({
  survey_id: id,
  format: v.optional(v.picklist(exportFormats), 'xlsx'),
  lang: v.optional(language, 'en'),
  tz: timeZone,
  since: v.optional(moment),
  until: v.optional(moment),
  where: v.optional(where, []),
})
export type ExportBody = v.InferOutput<typeof exportBody>

/** Deletes the responses that match `where`, which must be `count`. An empty `where` matches all, and needs `all`. */
export const deletionBody = v.pipe(
  v.object({ where, count: v.pipe(v.number(), v.integer(), v.minValue(1)), all: v.optional(v.boolean(), false) }),
  v.forward(
    v.check(({ where: conditions, all }) => conditions.length > 0 || all, 'required'),
    ['where'],
  ),
)
