import * as v from 'valibot'
import { flag, line, objectOf } from '../../fields.ts'
import { limits } from '../../limits.ts'
import { numberLimit } from './numberIssue.ts'

const bound = v.nullish(
  v.pipe(
    v.number(),
    v.check((value) => Math.abs(value) < numberLimit, 'out_of_range'),
  ),
  null,
)

/** The additional fields of a number question. `unit_before`: whether the unit is written before the number, as a currency is. */
export const numberFields = objectOf({
  min: bound,
  max: bound,
  decimals: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.decimals)), 0),
  unit: line(limits.unit),
  unit_ko: line(limits.unit),
  unit_before: flag(),
})
export type NumberFields = v.InferOutput<typeof numberFields>
