import type { PublicSurveyRow } from '#shared/survey/survey.ts'
import { useT } from '../../lib/language/i18n.ts'
import { useOwnTime } from '../../lib/language/useOwnTime.ts'

const longAgo = new Date(0).toISOString()

/** When a survey of the list opens, or why it takes no responses. */
export default function ShutState({ survey: { state, opens_at } }: { survey: PublicSurveyRow }) {
  const t = useT()
  const time = useOwnTime(opens_at ?? longAgo, 'short')
  if (state === 'not_yet' && opens_at) return t('surveys.opens', { time })
  return t(state === 'full' ? 'surveys.full' : 'surveys.closed')
}
