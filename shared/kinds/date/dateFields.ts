import * as v from 'valibot'
import { objectOf } from '../../fields.ts'
import { isDate } from '../../time/calendarDate.ts'

const bound = v.nullish(
  v.pipe(
    v.string(),
    v.check((given) => given === 'today' || isDate(given, 'day') || isDate(given, 'month'), 'no_such_date'),
  ),
  null,
)

/** The additional fields of a date question. `min`, `max`: dates of its precision, or "today", the day of the response. */
export const dateFields = objectOf({ precision: v.nullish(v.picklist(['day', 'month']), 'day'), min: bound, max: bound })
export type DateFields = v.InferOutput<typeof dateFields>
