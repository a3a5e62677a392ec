import * as v from 'valibot'
import { arrayOf, id, moment } from '../fields.ts'
import { limits } from '../limits.ts'

/**
 * A written answer that the report quotes. `response`: an admin's reference. `choice`: the choice that the text was written for. `updated_at`: of the
 * response when the answer was pinned.
 */
const pin = v.object({
  response: v.pipe(v.string(), v.maxLength(limits.pathName)),
  question_id: id,
  choice: v.optional(v.pipe(v.string(), v.maxLength(limits.choiceLabel))),
  updated_at: v.optional(moment),
})
export type Pin = v.InferOutput<typeof pin>

const nameOf = ({ response, question_id, choice }: Pin) => JSON.stringify([response, question_id, choice])

/** Whether two pins name the same answer. */
export const isSamePin = (one: Pin, other: Pin): boolean => nameOf(one) === nameOf(other)

/** The choices of admins for a survey's report. */
export const report = v.object({
  pins: v.pipe(
    arrayOf(pin, limits.pins),
    v.check((pins) => new Set(pins.map(nameOf)).size === pins.length, 'duplicate_pin'),
  ),
})
export type Report = v.InferOutput<typeof report>
