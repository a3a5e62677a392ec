import { editorPath } from '#shared/site/adminPaths.ts'
import { surveyPath } from '#shared/site/sitePaths.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { useT } from '../../lib/language/i18n.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { GhostState } from '../../ui/states/GhostState.tsx'

export function NoResponses({ survey }: { survey: Survey }) {
  const t = useT()
  return (
    <GhostState
      ghost="bars"
      title={t('results.none')}
      action={
        <ButtonLink kind="secondary" to={survey.is_active ? surveyPath(survey) : editorPath(survey.id)}>
          {t(survey.is_active ? 'results.open_survey' : 'results.edit_survey')}
        </ButtonLink>
      }
    >
      {t(survey.is_active ? 'results.none_text' : 'results.none_inactive')}
    </GhostState>
  )
}
