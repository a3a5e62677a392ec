import type { SurveyRow } from '#shared/survey/survey.ts'
import type { Translate } from '../language/i18n.ts'
import { closingText, openingText } from './surveyTimes.ts'

/** Whether an active survey takes responses, for admins: "Open until Dec 31, 6:00 PM"; blank for a survey without a closing time. */
export function stateText(
  { state, opens_at, closes_at }: Partial<Pick<SurveyRow, 'state' | 'opens_at' | 'closes_at'>>,
  t: Translate,
  now = new Date(),
): string {
  if (state === 'full' || state === 'closed') return t(`admin.state_${state}`)
  if (state === 'not_yet') return opens_at ? t('admin.state_not_yet', { from: openingText(opens_at, now) }) : ''
  return closes_at ? t('admin.state_open', { to: closingText(closes_at, now) }) : ''
}
