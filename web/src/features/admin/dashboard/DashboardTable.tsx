import { surveyPath } from '#shared/site/sitePaths.ts'
import { useState, type CSSProperties } from 'react'
import type { SurveyRow } from '#shared/survey/survey.ts'
import { addDays } from '#shared/time/timeZone.ts'
import { countBetween, dayOf, type Counted } from '../../../lib/days.ts'
import { useExport } from '../../../lib/export/exportJobs.ts'
import { siteDateAndTime, number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { ExportProgress } from '../../../ui/export/ExportProgress.tsx'
import { Link } from '../../../ui/Link.tsx'
import { ExportButton } from '../surveys/ExportButton.tsx'
import { SurveyTitle } from '../surveys/SurveyTitle.tsx'
import { SurveyStatus } from '../surveys/SurveyStatus.tsx'
import { DashboardFigures } from './DashboardFigures.tsx'
import css from './DashboardTable.module.css'
import { useRecentDays, recentDays } from './useRecentDays.ts'
import sparkline from './Sparkline.module.css'

export function DashboardTable({ surveys }: { surveys: SurveyRow[] }) {
  const t = useT()
  const [today] = useState(() => dayOf(new Date()))
  const days = useRecentDays(surveys, today)
  return (
    <>
      <DashboardFigures {...{ surveys, days, today }} />
      <table className={css.table}>
        <caption className="unseen">{t('nav.surveys')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('admin.survey')}</th>
            <th scope="col">{t('admin.status')}</th>
            <th scope="col" className={css.figures}>
              {t('admin.responses')}
            </th>
            <th scope="col">{t('admin.days')}</th>
            <th scope="col" className={css.last}>
              {t('admin.last_response')}
            </th>
            <th scope="col">
              <span className="unseen">{t('admin.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {surveys.map((survey) => (
            <SurveyLine key={survey.id} survey={survey} days={days.get(survey.id)} today={today} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function SurveyLine({ survey, days, today }: { survey: SurveyRow; days: readonly Counted[] | undefined; today: string }) {
  const t = useT()
  const running = useExport(survey.id)
  const now = days ? countBetween(days, today, addDays(today, 1)) : 0
  const responses = number(survey.responses ?? 0)
  return (
    <tr className="hover-wide">
      <th scope="row">
        <SurveyTitle survey={survey} to={`surveys/${survey.id}`} />
      </th>
      <td>
        <SurveyStatus survey={survey} />
      </td>
      <td className={css.figures}>
        <span className={css.word} aria-hidden="true">
          {t('admin.responses')}{' '}
        </span>
        <Link
          to={`surveys/${survey.id}/results`}
          aria-label={t('admin.results_of', { number: responses })}
          aria-describedby={`title-${survey.id}`}
        >
          {responses}
        </Link>
        {now > 0 && <small className="block">{t('admin.today_count', { number: number(now) })}</small>}
      </td>
      <td className={css.days}>{days && <Sparkline days={days} today={today} />}</td>
      <td className={css.last}>
        {survey.last_response_at && <time dateTime={survey.last_response_at}>{siteDateAndTime(survey.last_response_at)}</time>}
      </td>
      <td>
        {running ? (
          <ExportProgress surveyId={survey.id} current={running} />
        ) : (
          <div className={css.actions}>
            <ButtonLink kind="secondary" to={surveyPath(survey)} aria-describedby={`title-${survey.id}`}>
              {t('admin.open')}
            </ButtonLink>
            <ExportButton survey={survey} />
          </div>
        )}
      </td>
    </tr>
  )
}

/** The responses of the last 14 days as a column chart, with their sum as the accessible name. */
function Sparkline({ days, today }: { days: readonly Counted[]; today: string }) {
  const t = useT()
  const first = addDays(today, 1 - recentDays)
  const counts = Array.from({ length: recentDays }, (_, index) => {
    const day = addDays(first, index)
    return { day, count: countBetween(days, day, addDays(day, 1)) }
  })
  const sum = counts.reduce((total, { count }) => total + count, 0)
  const highest = Math.max(...counts.map(({ count }) => count))
  if (sum === 0) return <span className={sparkline.none}>{t('admin.none_lately')}</span>
  return (
    <span className={sparkline.line} role="img" aria-label={t('admin.lately', { number: number(sum) })}>
      {counts.map(({ day, count }) => (
        <i key={day} style={{ '--share': count / highest } as CSSProperties} />
      ))}
    </span>
  )
}
