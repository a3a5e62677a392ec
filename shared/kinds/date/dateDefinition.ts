import type { DefinedKind } from '../definedKind.ts'
import { badBound, dateOf } from './dateOf.ts'

export const dateDefinition = {
  own: (given) => ({ date: dateOf(given) }),
  problems(given) {
    const bound = badBound(dateOf(given))
    return bound ? [{ path: ['date', bound], code: 'no_such_date' }] : []
  },
} satisfies DefinedKind
