import type { SurveyRow } from '#shared/survey/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { stateText } from '../../../lib/surveys/stateText.ts'
import css from './SurveyStatus.module.css'

type Props = { survey: Pick<SurveyRow, 'is_active' | 'is_listed' | 'state' | 'opens_at' | 'closes_at'> }

/** Active, active by link only, or inactive, and whether it takes responses now, as a dot and words. */
export function SurveyStatus({ survey }: Props) {
  const t = useT()
  const { is_active, is_listed, state } = survey
  const now = is_active ? stateText(survey, t) : ''
  const words = is_active ? [(!is_listed || !now) && t(is_listed ? 'admin.active' : 'admin.link_only'), now] : [t('admin.inactive')]
  return (
    <span className={`${css.status} ${is_active && state === 'open' ? '' : css.off}`}>
      <span className={now ? 'shrinks' : 'unbroken'}>{words.filter(Boolean).join(', ')}</span>
    </span>
  )
}
