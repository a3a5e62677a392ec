import type { DefinedKind } from '../definedKind.ts'
import { pointsOf, scaleOf } from './scaleOf.ts'

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
