import { editorPath } from '#shared/site/adminPaths.ts'
import { useId, useState, type ReactNode } from 'react'
import type { SurveyRow } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useLoaded } from '../../../../lib/api/queries.ts'
import { number, siteDateAndTime } from '../../../../lib/language/format.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { BilingualText } from '../../../../ui/BilingualText.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { Skeleton } from '../../../../ui/states/Skeleton.tsx'
import css from './DashboardNews.module.css'
import { enterVisit, newResponses, type NewResponses, type Visit } from './visit.ts'

/** Maximum number of surveys in the list of new responses. */
const maxSurveys = 5

/** The news since the last visit in this browser; nothing on the first visit. */
export function DashboardNews({ surveys }: { surveys: readonly SurveyRow[] }) {
  const [last] = useState(() => enterVisit(surveys))
  return last && <News surveys={surveys} last={last} />
}

function News({ surveys, last }: { surveys: readonly SurveyRow[]; last: Visit }) {
  const t = useT()
  const heading = useId()
  const fresh = newResponses(surveys, last)
  const key = ['dashboardNews', last.at, ...fresh.map(({ survey, count }) => `${survey.id} ${count}`)]
  const { data, loading } = useLoaded(key, async (signal) => (await import('./loadNews.ts')).loadNews(surveys, fresh, last, signal))
  const time = siteDateAndTime(last.at)
  return (
    <section className={css.news} aria-labelledby={heading} aria-busy={loading}>
      <h2 id={heading}>{fresh.length > 0 ? t('news.title', { time }) : t('news.nothing', { time })}</h2>
      <div className={css.parts}>
        {fresh.length > 0 && (
          <Part title={t('news.responses')}>
            <FreshSurveys fresh={fresh} />
          </Part>
        )}
        {fresh.length > 0 && (!data || data.answers.length > 0) && (
          <Part title={t('news.answers')}>
            {!data && <Skeleton lines={3} />}
            {data?.answers.map(({ survey, question, text, language, at }) => (
              <li key={`${question} ${at} ${text}`}>
                <blockquote className={css.quote} dir="auto" lang={language ?? undefined}>
                  {text}
                </blockquote>
                <SurveyLink survey={survey} to={`${editorPath(survey.id)}/results`} />
              </li>
            ))}
          </Part>
        )}
        {data && data.checks.length > 0 && (
          <Part title={t('news.checks')}>
            {data.checks.map(({ survey, warnings, missing }) => (
              <li key={survey.id}>
                <SurveyLink survey={survey} to={editorPath(survey.id)} />
                <span className="block">
                  {[warnings && t('news.warnings', { count: warnings }), missing && t('news.missing', { count: missing })]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </li>
            ))}
          </Part>
        )}
      </div>
    </section>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3>{title}</h3>
    <ul>{children}</ul>
  </div>
)

function FreshSurveys({ fresh }: { fresh: readonly NewResponses[] }) {
  const t = useT()
  const more = fresh.length - maxSurveys
  return (
    <>
      {fresh.slice(0, maxSurveys).map(({ survey, count }) => (
        <li key={survey.id} className={css.count}>
          <SurveyLink survey={survey} to={`${editorPath(survey.id)}/results`} />
          <strong className="weight-title unbroken">+{number(count)}</strong>
        </li>
      ))}
      {more > 0 && <li className="muted">{t('news.more_surveys', { number: number(more) })}</li>}
    </>
  )
}

const SurveyLink = ({ survey, to }: { survey: Pick<SurveyRow, 'id' | 'title' | 'title_ko'>; to: string }) => (
  <Link className={css.link} to={to}>
    <BilingualText of={pair(survey, 'title')} fallback={survey.id} />
  </Link>
)
