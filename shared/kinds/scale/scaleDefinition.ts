import { ifGiven } from '../../fields.ts'
import { scaleFields } from './scaleFields.ts'
import { notApplicable } from './notApplicable.ts'
import { pointsOf, scaleOf, takesNotApplicable, type WithScale } from './scaleOf.ts'

export const scaleDefinition = {
  fields: { scale: ifGiven(scaleFields) },
  own: (given: WithScale) => ({ scale: scaleOf(given) }),
  problems(given: WithScale) {
    const { from, to } = scaleOf(given)
    return from < to ? [] : [{ path: ['scale', 'to'], code: 'scale_without_points' }]
  },
  /** The points, and "not applicable". */
  asChoices(question: WithScale) {
    const { na_label, na_label_ko } = scaleOf(question)
    const points = pointsOf(question).map(({ value, ...labels }) => ({ value: String(value), ...labels }))
    if (!takesNotApplicable(question)) return points
    return [...points, { value: notApplicable, label: na_label, label_ko: na_label_ko, no_answer: true as const }]
  },
  texts(question: WithScale) {
    const { na_label, na_label_ko } = scaleOf(question)
    const labels = pointsOf(question).map(({ label, label_ko }, index) => ({ field: 'label' as const, index, en: label, ko: label_ko }))
    return [...labels, { field: 'na_label' as const, en: na_label, ko: na_label_ko }]
  },
}
