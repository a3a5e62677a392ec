import type { Question } from '#shared/survey/survey.ts'
import type { Translate } from '../../../lib/language/i18n.ts'

const formats = { 'answer.email': 'response.ask_email', 'answer.url': 'response.ask_url', 'answer.phone': 'response.ask_phone' } as const

/** What to do about a text that does not have its question's format or length; undefined for other codes. */
export function textProblem(code: string, { min_length, max_length }: Question, t: Translate): string | undefined {
  if (Object.hasOwn(formats, code)) return t(formats[code as keyof typeof formats])
  if (code === 'answer.too_short' && min_length) return t('response.ask_longer', { count: min_length })
  return code === 'too_long' && max_length ? t('response.ask_within', { count: max_length }) : undefined
}
