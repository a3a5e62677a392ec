import { fieldLimits } from '#shared/fieldLimits.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import type { Problem } from '../answers/problems.ts'
import { loadedAfterFormChunk } from '../sending/loadAfterFormChunk.ts'
import { chunkOf } from './lazyKinds.ts'

/** What to do about a problem, in a few words. */
export function problemText({ code, question }: Problem, t: Translate): string {
  if (code === 'age') return t('response.ask_age', { min: fieldLimits.ageMin, max: fieldLimits.ageMax })
  if (code === 'answer.text_required') return t('response.ask_text')
  if (code === 'answer.exclusive') return t('response.ask_alone')
  const asks = question && kinds[question.type].asks
  if (code === 'answer.required' && asks) return t(`response.ask_${asks}`)
  if (code === 'file.failed') return t('response.ask_file_again')
  if (code === 'file.unknown') return t('response.ask_file_gone')
  const ofType =
    question && (loadedAfterFormChunk()?.textProblem(code, question, t) ?? chunkOf(question.type)?.problemText?.(code, question, t))
  if (ofType) return ofType
  return t(code === 'too_long' ? 'response.ask_shorter' : 'response.ask_fit')
}
