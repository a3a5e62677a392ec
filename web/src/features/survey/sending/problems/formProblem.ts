import { fieldLimits } from '#shared/fieldLimits.ts'
import { choiceCountOf } from '#shared/kinds/choiceCount.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import type { Translate } from '../../../../lib/language/i18n.ts'
import type { Problem } from '../../answers/problems.ts'

const asks = {
  'answer.text_required': 'response.ask_text',
  'answer.exclusive': 'response.ask_alone',
  'answer.email': 'response.ask_email',
  'answer.url': 'response.ask_url',
  'answer.phone': 'response.ask_phone',
  'file.failed': 'response.ask_file_again',
  'file.unknown': 'response.ask_file_gone',
} as const

/** The instruction for a required demographic field. */
const asksAbout = { job: 'ask_text', age: 'ask_number', gender: 'ask_choice', country: 'ask_choice' } as const

/** The instruction for a problem of an attempt to send, except for problems of single types. */
export function formProblem({ code, question, field }: Problem, t: Translate): string {
  if (Object.hasOwn(asks, code)) return t(asks[code as keyof typeof asks])
  if (field && code === 'answer.required') return t(`response.${asksAbout[field]}`)
  if (field === 'age') return t('response.ask_age', { min: fieldLimits.ageMin, max: fieldLimits.ageMax })
  return (question && questionProblem(code, question, t)) ?? t('response.ask_fit')
}

function questionProblem(code: string, question: Question, t: Translate): string | undefined {
  const { type, min_length, max_length } = question
  const what = kinds[type].asks
  const count = choiceCountOf(question)
  if (code === 'answer.too_few' || (code === 'answer.required' && what === 'some' && count.min > 1))
    return t('response.ask_more_choices', count)
  if (code === 'answer.too_many') return t('response.ask_fewer_choices', count)
  if (code === 'answer.required' && what) return t(`response.ask_${what}`)
  if (code === 'answer.too_short' && min_length) return t('response.ask_longer', { count: min_length })
  if (code !== 'too_long') return undefined
  return max_length && kinds[type].family === 'text' ? t('response.ask_within', { count: max_length }) : t('response.ask_shorter')
}
