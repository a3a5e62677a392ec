import * as v from 'valibot'
import { arrayOf, objectOf } from '../fields.ts'
import { limits } from '../limits.ts'

/** The report of a page that is left: the steps that one respondent reached since the last report. */
export const reachBody = objectOf({ steps: arrayOf(v.pipe(v.string(), v.maxLength(limits.id)), limits.sections + 1) })

/** How many people began, and how many of them reached each section, whether they submitted or not. */
export const reach = v.object({ began: v.number(), sections: v.array(v.object({ id: v.string(), count: v.number() })) })
export type Reach = v.InferOutput<typeof reach>
