import * as v from 'valibot'
import { line, list } from '../../fields.ts'
import { limits } from '../../limits.ts'
import type { DefinedKind } from '../definedKinds.ts'
import { maxPoints, pointsOf, scaleOf } from './scaleOf.ts'

/**
 * What a question of the type scale has beside the fields of all: points `from` to `to`, each with a label or none, and `na_label`, which a respondent
 * chooses to whom the question does not apply; '' for no such choice.
 */
export const scaleFields = v.object({
  from: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1)), 1),
  to: v.nullish(v.pipe(v.number(), v.integer(), v.maxValue(maxPoints - 1)), 5),
  labels: list(v.object({ label: line(limits.choiceLabel), label_ko: line(limits.choiceLabel) }), maxPoints),
  na_label: line(limits.choiceLabel),
  na_label_ko: line(limits.choiceLabel),
})
export type ScaleFields = v.InferOutput<typeof scaleFields>

export const scaleDefinition: DefinedKind = {
  own: (given) => ({ scale: scaleOf(given) }),
  problems(given) {
    const { from, to } = scaleOf(given)
    return from < to ? [] : [{ path: ['scale', 'to'], code: 'scale_without_points' }]
  },
  texts(question) {
    const { na_label, na_label_ko } = scaleOf(question)
    const labels = pointsOf(question).map(({ label, label_ko }, index) => ({ field: 'label' as const, index, en: label, ko: label_ko }))
    return [...labels, { field: 'na_label', en: na_label, ko: na_label_ko }]
  },
}
