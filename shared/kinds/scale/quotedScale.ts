import { pair, text } from '../../text.ts'
import type { Quoted } from '../quoted.ts'
import { notApplicable } from './notApplicable.ts'
import { pointsOf, scaleOf } from './scaleOf.ts'

/** The label of a point, else the point; the label of "not applicable". */
export const quotedScale: Quoted = (question, value, language) => {
  if (value === notApplicable) return text(pair(scaleOf(question), 'na_label'), language)
  const point = pointsOf(question).find((one) => one.value === value)
  return point ? text(pair(point, 'label'), language) || String(point.value) : ''
}
