import { ifGiven } from '../../fields.ts'
import { dateFields } from './dateFields.ts'
import { badBound, dateOf, type WithDate } from './dateOf.ts'

export const dateDefinition = {
  fields: { date: ifGiven(dateFields) },
  own: (given: WithDate) => ({ date: dateOf(given) }),
  problems(given: WithDate) {
    const bound = badBound(dateOf(given))
    return bound ? [{ path: ['date', bound], code: 'no_such_date' }] : []
  },
}
