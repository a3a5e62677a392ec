import type { DefinedKind } from '../definedKind.ts'
import { numberOf } from './numberOf.ts'

export const numberDefinition: DefinedKind = {
  own: (given) => ({ number: numberOf(given) }),
  problems(given) {
    const { min, max } = numberOf(given)
    const unbounded = given.look === 'slider' ? Object.entries({ min, max }).filter(([, bound]) => bound === null) : []
    return [
      ...(min !== null && max !== null && min > max ? [{ path: ['number', 'max'], code: 'min_over_max' }] : []),
      ...unbounded.map(([bound]) => ({ path: ['number', bound], code: 'slider_without_bounds' })),
    ]
  },
  texts(question) {
    const { unit, unit_ko } = numberOf(question)
    return [{ field: 'unit', en: unit, ko: unit_ko }]
  },
}
