import type { Quoted } from '../quoted.ts'
import { numberOf } from './numberOf.ts'
import { numberText } from './numberText.ts'

/** With its unit. */
export const quotedNumber: Quoted = (question, value, language) =>
  typeof value === 'number' ? numberText(value, numberOf(question), language) : ''
