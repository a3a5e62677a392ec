import * as v from 'valibot'
import { line, list, objectOf } from '../../fields.ts'
import { limits } from '../../limits.ts'

/**
 * The additional fields of a scale question: points `from` to `to`, each with an optional label, and `na_label`, the label of "not applicable"; ''
 * without that choice.
 */
export const scaleFields = objectOf({
  from: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1)), 1),
  to: v.nullish(v.pipe(v.number(), v.integer(), v.maxValue(limits.scalePoints - 1)), 5),
  labels: list(objectOf({ label: line(limits.choiceLabel), label_ko: line(limits.choiceLabel) }), limits.scalePoints),
  na_label: line(limits.choiceLabel),
  na_label_ko: line(limits.choiceLabel),
})
export type ScaleFields = v.InferOutput<typeof scaleFields>
