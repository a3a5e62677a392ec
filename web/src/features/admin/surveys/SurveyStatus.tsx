import type { SurveyRow } from '#shared/survey/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import css from './SurveyStatus.module.css'

/** Active, active by link only, or inactive, as a dot and a word. */
export function SurveyStatus({ survey: { is_active, is_listed } }: { survey: Pick<SurveyRow, 'is_active' | 'is_listed'> }) {
  const t = useT()
  return (
    <span className={`${css.status} ${is_active ? '' : css.off}`}>
      {t(is_active ? (is_listed ? 'admin.active' : 'admin.link_only') : 'admin.inactive')}
    </span>
  )
}
