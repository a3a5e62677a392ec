import type { DateFields } from '#shared/kinds/date/dateFields.ts'
import { dateOf } from '#shared/kinds/date/dateOf.ts'
import { dateText } from '#shared/time/calendarDate.ts'
import type { Question } from '#shared/survey/survey.ts'
import type { Translate } from '../../../../lib/language/i18n.ts'
import { lang } from '../../../../lib/language/language.ts'

/** The instruction for an invalid date; undefined for codes of other types. */
export function dateProblem(code: string, question: Question, t: Translate): string | undefined {
  const { precision, min, max } = dateOf(question)
  if (code === 'answer.no_such_date') return t(precision === 'day' ? 'response.ask_real_date' : 'response.ask_real_month')
  if (code === 'answer.too_early') return t('response.ask_date_from', { from: boundText(t, min) })
  if (code === 'answer.too_late') return t('response.ask_date_to', { to: boundText(t, max) })
  return undefined
}

const boundText = (t: Translate, bound: DateFields['min']) => (bound === 'today' ? t('response.today') : dateText(bound ?? '', lang()))
