import { dateText, isDate } from '../../time/calendarDate.ts'
import type { Quoted } from '../quoted.ts'
import { dateOf } from './dateOf.ts'

export const quotedDate: Quoted = (question, value, language) =>
  typeof value === 'string' && isDate(value, dateOf(question).precision) ? dateText(value, language) : ''
