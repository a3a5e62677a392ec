import { usePublic } from '../../lib/api/content.ts'
import { useT } from '../../lib/language/i18n.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { LoadError } from '../../ui/states/LoadError.tsx'
import { Loading } from '../../ui/states/Loading.tsx'
import { SurveyCard } from './SurveyCard.tsx'
import css from './SurveysPage.module.css'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import card from './SurveyCard.module.css'

/** /surveys: the active surveys. */
export default function SurveysPage() {
  const t = useT()
  const { data: surveys, error, loading, reload } = usePublic('listPublicSurveys', {})
  useTitle(surveys || error ? t('surveys.title') : undefined)
  if (!surveys && !error)
    return (
      <Loading>
        <SurveysSkeleton />
      </Loading>
    )
  return (
    <main id="main" className={`page ${css.surveys}`}>
      <div className={css.head}>
        <h1>{t('surveys.title')}</h1>
        {surveys && surveys.length > 0 && <p className={css.lead}>{t('surveys.text')}</p>}
      </div>
      {!surveys && <LoadError error={error} retry={reload} busy={loading} />}
      {surveys && surveys.length > 0 && (
        <ul className={css.list}>
          {surveys.map((survey, index) => (
            <SurveyCard key={survey.id} survey={survey} index={index} />
          ))}
        </ul>
      )}
      {surveys?.length === 0 && (
        <EmptyState
          title={t('surveys.empty')}
          action={
            <ButtonLink kind="secondary" size="lg" to="/">
              {t('common.home')}
            </ButtonLink>
          }
        >
          {t('surveys.empty_text')}
        </EmptyState>
      )}
    </main>
  )
}

const SurveysSkeleton = () => (
  <div className={`page ${css.surveys}`} aria-hidden="true">
    <Skeleton className={css.heading} />
    <ul className={css.list}>
      {[1, 2, 3].map((place) => (
        <li key={place} className={card.card}>
          <div className={card.cover} />
          <Skeleton className={card.words} lines={3} />
        </li>
      ))}
    </ul>
  </div>
)
