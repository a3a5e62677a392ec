import { useT } from '../../lib/language/i18n.ts'
import { ButtonLink } from '../Button.tsx'
import { EmptyState } from '../states/EmptyState.tsx'

/** What the workspace of a survey shows when there is no such survey: a way back to all surveys. */
export function SurveyNotFound() {
  const t = useT()
  return (
    <div role="alert">
      <EmptyState
        drawing="missing"
        title={t('errors.survey_not_found')}
        action={<ButtonLink to="/admin/surveys">{t('admin.to_surveys')}</ButtonLink>}
      >
        {t('admin.missing_text')}
      </EmptyState>
    </div>
  )
}
