import { maxDigits, numberLimit } from '#shared/kinds/number/numberIssue.ts'
import { numberOf } from '#shared/kinds/number/numberOf.ts'
import { numberText } from '#shared/kinds/number/numberText.ts'
import type { Question } from '#shared/survey/survey.ts'
import type { Translate } from '../../../../lib/language/i18n.ts'
import { lang } from '../../../../lib/language/language.ts'

/** The instruction for an invalid number; undefined for codes of other types. */
export function numberProblem(code: string, question: Question, t: Translate): string | undefined {
  const { min, max, decimals } = numberOf(question)
  const said = (bound: number) => numberText(bound, numberOf(question), lang())
  if (code === 'answer.invalid') return t('response.ask_number_typed')
  if (code === 'answer.too_small') return t('response.ask_at_least', { min: said(min ?? 1 - numberLimit) })
  if (code === 'answer.too_large') return t('response.ask_at_most', { max: said(max ?? numberLimit - 1) })
  if (code === 'answer.too_many_digits') return t('response.ask_fewer_digits', { most: maxDigits })
  if (code !== 'answer.too_many_decimals') return undefined
  return decimals === 0 ? t('response.ask_whole') : t('response.ask_decimals', { count: decimals })
}
