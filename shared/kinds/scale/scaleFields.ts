import * as v from 'valibot'
import { line, list, objectOf } from '../../fields.ts'
import { limits } from '../../limits.ts'

/**
 * What a question of the type scale has beside the fields of all: points `from` to `to`, each with a label or none, and `na_label`, which a respondent
 * chooses to whom the question does not apply; '' for no such choice.
 */
export const scaleFields = objectOf({
  from: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1)), 1),
  to: v.nullish(v.pipe(v.number(), v.integer(), v.maxValue(limits.scalePoints - 1)), 5),
  labels: list(objectOf({ label: line(limits.choiceLabel), label_ko: line(limits.choiceLabel) }), limits.scalePoints),
  na_label: line(limits.choiceLabel),
  na_label_ko: line(limits.choiceLabel),
})
export type ScaleFields = v.InferOutput<typeof scaleFields>
