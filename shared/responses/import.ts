import * as v from 'valibot'
import { arrayOf, moment } from '../fields.ts'
import { limits } from '../limits.ts'
import { givenOnceBody, responseBody, updateResponseBody } from './response.ts'

/** A response in an import file. `created_at`: when it was submitted; now by default. If `drawn` lacks a pool, its sections with answers count as drawn. */
export const importedLine = v.object({
  ...updateResponseBody.entries,
  ...givenOnceBody,
  seconds: responseBody.entries.seconds,
  created_at: v.optional(moment),
})
export type ImportedLine = v.InferOutput<typeof importedLine>

/** `key`: an Idempotency-Key for each response, so that a repeated call creates no duplicate. */
export const importBody = v.object({
  responses: arrayOf(
    v.object({
      ...importedLine.entries,
      key: v.pipe(v.string(), v.minLength(limits.idempotencyKeyMin), v.maxLength(limits.idempotencyKeyMax)),
    }),
    limits.importedResponses,
  ),
})
export type ImportBody = v.InferOutput<typeof importBody>

/** The result of each response, in the order of the call: its reference for admins and how many answers were kept, or the error. */
export const imported = v.object({
  responses: v.array(
    v.object({
      id: v.optional(v.string()),
      kept: v.optional(v.number()),
      code: v.optional(v.string()),
      detail: v.optional(v.string()),
    }),
  ),
})
export type Imported = v.InferOutput<typeof imported>
