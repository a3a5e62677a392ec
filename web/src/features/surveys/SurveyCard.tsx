import { useId } from 'react'
import type { PublicSurveyRow } from '#shared/survey/survey.ts'
import { isBlank, pair } from '#shared/text.ts'
import { excerpt } from '../../lib/text/plainText.ts'
import { useHydrating } from '../../lib/hydration/useHydrating.ts'
import { useT } from '../../lib/language/i18n.ts'
import { useUser } from '../../lib/session/session.ts'
import { readStorage } from '../../lib/store/storage.ts'
import { pickText } from '../../lib/language/pickText.ts'
import { RightIcon } from '../../ui/icons/arrowIcons.ts'
import { CheckIcon } from '../../ui/icons/siteIcons.ts'
import { Link } from '../../ui/Link.tsx'
import { SurveyCover } from './SurveyCover.tsx'
import css from './SurveyCard.module.css'

/** One survey of the list; the whole card is a link. `index`: its place in the list, from 0. */
export function SurveyCard({ survey, index }: { survey: PublicSurveyRow; index: number }) {
  const t = useT()
  const badge = useId()
  const { user, loading } = useUser()
  const signedIn = Boolean(user) || loading
  const hydrating = useHydrating()
  const answered = signedIn || (!hydrating && readStorage(`response:${survey.id}`) !== null)
  const title = pickText(pair(survey, 'title'))
  const description = pickText(pair(survey, 'description'))
  return (
    <li className={css.card}>
      <SurveyCover survey={survey} index={index} />
      <div className={css.words}>
        <h2 lang={title.lang} dir="auto">
          <Link to={`/survey/${survey.slug || survey.id}${signedIn ? '?mine=1' : ''}`} aria-describedby={badge}>
            {title.text}
          </Link>
        </h2>
        {!isBlank(description.text) && (
          <p lang={description.lang} dir="auto">
            {excerpt(description.text)}
          </p>
        )}
        {survey.minutes !== undefined && <span className={css.minutes}>{t('surveys.minutes', { count: survey.minutes })}</span>}
      </div>
      <span id={badge} className={`${css.badge} ${answered ? css.answered : ''}`}>
        {answered && <CheckIcon />}
        {t(answered ? 'surveys.view' : 'surveys.submit')}
        {!answered && <RightIcon />}
      </span>
    </li>
  )
}
