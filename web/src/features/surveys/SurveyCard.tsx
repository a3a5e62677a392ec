import { surveyPath } from '#shared/site/sitePaths.ts'
import { useId, useState } from 'react'
import type { PublicSurveyRow } from '#shared/survey/survey.ts'
import { isBlank, pair } from '#shared/text.ts'
import { excerpt } from '../../lib/text/plainText.ts'
import { useHydrating } from '../../lib/hydration/useHydrating.ts'
import { useT } from '../../lib/language/i18n.ts'
import { loadableDecoration } from '../../lib/loading/loadable.tsx'
import { useUser } from '../../lib/session/session.ts'
import { readStorage } from '../../lib/store/storage.ts'
import { pickText } from '../../lib/language/pickText.ts'
import { RightIcon } from '../../ui/icons/arrowIcons.ts'
import { CheckIcon } from '../../ui/icons/siteIcons.ts'
import media from '../../ui/images/Media.module.css'
import { Link } from '../../ui/Link.tsx'
import css from './SurveyCard.module.css'
import { useSettings } from '../../lib/site/settings.ts'
import { StructureCover } from '../../ui/drawings/StructureCover.tsx'

/** Few surveys of a list are not open. */
export const ShutState = loadableDecoration(() => import('./ShutState.tsx'))

/** One survey of the list; the whole card is a link. `index`: its place in the list, from 0. */
export function SurveyCard({ survey, index }: { survey: PublicSurveyRow; index: number }) {
  const t = useT()
  const badgeId = useId()
  const { user, loading } = useUser()
  const signedIn = Boolean(user) || loading
  const hydrating = useHydrating()
  const answered = signedIn || (!hydrating && readStorage(`response:${survey.id}`) !== null)
  const isShut = survey.state !== 'open' && survey.state !== undefined
  const title = pickText(pair(survey, 'title'))
  const description = pickText(pair(survey, 'description'))
  return (
    <li className={css.card}>
      <SurveyCover survey={survey} index={index} />
      <div className={css.words}>
        <h2 lang={title.lang} dir="auto">
          <Link className="bare" to={surveyPath(survey) + (signedIn ? '?mine=1' : '')} aria-describedby={badgeId}>
            {title.text}
          </Link>
        </h2>
        {!isBlank(description.text) && (
          <p className={css.text} lang={description.lang} dir="auto">
            {excerpt(description.text)}
          </p>
        )}
        <Minutes survey={survey} />
      </div>
      <span id={badgeId} className={`${css.badge} ${answered ? css.answered : isShut ? css.shut : ''}`}>
        {answered && <CheckIcon />}
        {answered ? t('surveys.view') : isShut ? <ShutState survey={survey} /> : t('surveys.submit')}
        {!answered && !isShut && <RightIcon />}
      </span>
    </li>
  )
}

/** How long the shortest and the longest way through a survey take, else how long most people take; nothing if the server does not know. */
function Minutes({ survey: { minutes, minutes_range: [least, most] = [] } }: { survey: PublicSurveyRow }) {
  const t = useT()
  if (minutes === undefined) return null
  const isRange = least !== undefined && most !== undefined && least !== most
  return (
    <span className="block above-3 text-sm muted">
      {isRange ? t('surveys.minutes_range', { least, most }) : t('surveys.minutes', { count: minutes })}
    </span>
  )
}

/** The survey's cover, else the site's. A drawing if there is neither, or the image fails to load. */
function SurveyCover({ survey, index }: { survey: PublicSurveyRow; index: number }) {
  const [broken, setBroken] = useState('')
  const settings = useSettings()
  const url = survey.cover_image_url || settings?.cover_url
  return (
    <div className={`full ${media.frame} ${css.cover}`}>
      {url && url !== broken ? (
        <img src={url} alt="" width={640} height={360} loading={index === 0 ? 'eager' : 'lazy'} onError={() => setBroken(url)} />
      ) : (
        <StructureCover outline={survey.outline ?? ''} seed={survey.id} />
      )}
    </div>
  )
}
