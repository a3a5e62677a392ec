import type { SurveyRow } from '#shared/survey/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import css from './SurveyStatus.module.css'

/** Active or inactive, as a dot and a word. */
export function SurveyStatus({ survey }: { survey: Pick<SurveyRow, 'is_active'> }) {
  const t = useT()
  return (
    <span className={`${css.status} ${survey.is_active ? '' : css.off}`}>{t(survey.is_active ? 'work.active' : 'admin.inactive')}</span>
  )
}
