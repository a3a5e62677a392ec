import { adminPaths } from '#shared/site/adminPaths.ts'
import { useT } from '../../lib/language/i18n.ts'
import { ButtonLink } from '../Button.tsx'
import { EmptyState } from '../states/EmptyState.tsx'

export function SurveyNotFound() {
  const t = useT()
  return (
    <div role="alert">
      <EmptyState
        drawing="missing"
        title={t('errors.survey_not_found')}
        action={<ButtonLink to={adminPaths.surveys}>{t('admin.to_surveys')}</ButtonLink>}
      >
        {t('admin.missing_text')}
      </EmptyState>
    </div>
  )
}
