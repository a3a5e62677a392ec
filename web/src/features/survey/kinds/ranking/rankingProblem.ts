import { rankCountOf } from '#shared/kinds/choice.ts'
import type { Question } from '#shared/survey/survey.ts'
import type { Translate } from '../../../../lib/language/i18n.ts'

/** The instruction for an invalid ranking; undefined for codes of other types. */
export function rankingProblem(code: string, question: Question, t: Translate): string | undefined {
  const count = rankCountOf(question)
  if (code === 'answer.too_many') return t('response.ask_fewer_ranks', count)
  return code === 'answer.required' || code === 'answer.too_few' ? t('response.ask_more_ranks', count) : undefined
}
