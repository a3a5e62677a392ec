import { ifGiven } from '../../fields.ts'
import { numberFields } from './numberFields.ts'
import { numberOf, type WithNumber } from './numberOf.ts'

export const numberDefinition = {
  fields: { number: ifGiven(numberFields) },
  own: (given: WithNumber) => ({ number: numberOf(given) }),
  problems(given: WithNumber) {
    const { min, max } = numberOf(given)
    const unbounded = given.look === 'slider' ? Object.entries({ min, max }).filter(([, bound]) => bound === null) : []
    return [
      ...(min !== null && max !== null && min > max ? [{ path: ['number', 'max'], code: 'min_over_max' }] : []),
      ...unbounded.map(([bound]) => ({ path: ['number', bound], code: 'slider_without_bounds' })),
    ]
  },
  texts(question: WithNumber) {
    const { unit, unit_ko } = numberOf(question)
    return [{ field: 'unit' as const, en: unit, ko: unit_ko }]
  },
}
