import type { SurveyRow } from '#shared/survey.ts'
import { dateAndTime } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import css from './DashboardTable.module.css'
import { ExportButton } from '../surveys/ExportButton.tsx'
import { surveyAddress, SurveyTitle } from '../surveys/SurveyTitle.tsx'
import { SurveyStatus } from '../surveys/SurveyStatus.tsx'

/** One row a survey; on a narrow window one block a survey. */
export function DashboardTable({ surveys }: { surveys: SurveyRow[] }) {
  const t = useT()
  return (
    <table className={css.table}>
      <caption className="unseen">{t('nav.surveys')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('admin.survey')}</th>
          <th scope="col">{t('admin.status')}</th>
          <th scope="col">{t('admin.updated')}</th>
          <th scope="col">
            <span className="unseen">{t('admin.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {surveys.map((survey) => (
          <tr key={survey.id}>
            <th scope="row">
              <SurveyTitle survey={survey} to={`surveys/${survey.id}`} />
            </th>
            <td>
              <SurveyStatus survey={survey} />
            </td>
            <td className={css.updated}>
              <time dateTime={survey.updated_at}>{dateAndTime(survey.updated_at)}</time>
            </td>
            <td>
              <div className={css.actions}>
                <ButtonLink kind="secondary" to={surveyAddress(survey)} aria-describedby={`title-${survey.id}`}>
                  {t('admin.open')}
                </ButtonLink>
                <ExportButton survey={survey} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
