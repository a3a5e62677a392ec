import { useState } from 'react'
import { isSafeUrl } from '#shared/url.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useT, withTexts } from '../../../lib/language/i18n.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { loadableDecoration } from '../../../lib/loading/loadable.tsx'
import { useSettings } from '../../../lib/site/settings.ts'
import column from './Column.module.css'
import css from './SurveyHeader.module.css'
import { BilingualHtml } from './BilingualHtml.tsx'
import { DownIcon } from '../../../ui/icons/siteIcons.ts'
import { BilingualText } from '../../../ui/BilingualText.tsx'
import { isLong } from './isLong.ts'

/** A survey's cover, drawn from its structure by a chunk that loads after the questions. */
export const DrawnCover = loadableDecoration(() => import('./SurveyCover.tsx').then((part) => ({ default: part.SurveyCover })))

/** How long a survey is, in a chunk that loads after the questions. */
export const SurveyLength = loadableDecoration(withTexts('response', () => import('./SurveyLength.tsx')))

/** With a cover: the survey's, else the site's, else one drawn from the survey's structure. `brief`: logo and title alone. */
export function SurveyHeader({ survey, brief = false }: { survey: Survey; brief?: boolean }) {
  const t = useT()
  // As known at the first render, since a later cover would push the questions down.
  const [siteCover] = useState(useSettings()?.cover_url)
  const { company_logo_url: logo, cover_image_url: cover } = survey
  const shown = cover || siteCover
  return (
    <header className={`${css.header} ${column.column}`}>
      {logo && isSafeUrl(logo) && <img className={css.logo} src={logo} alt={t('survey.company_logo')} height={40} />}
      <h1>
        <BilingualText of={pair(survey, 'title')} />
      </h1>
      {!brief && <Description survey={survey} />}
      {!brief && (
        <div className={css.cover}>
          {shown && isSafeUrl(shown) ? <img src={shown} alt="" width={1440} height={617} /> : <DrawnCover survey={survey} />}
        </div>
      )}
    </header>
  )
}

/** On a phone, a long description begins with two lines, and opens without a script. */
function Description({ survey }: { survey: Survey }) {
  const t = useT()
  const description = pair(survey, 'description')
  const isShort = !isLong(pickText(description, useLanguage()).text)
  return (
    <>
      <BilingualHtml of={description} className={`${css.description} pretty ${isShort ? '' : 'two-lines'}`} />
      {(survey.is_active || !isShort) && (
        <div className={`${css.meta} row between gap-3 text-sm`}>
          {survey.is_active && <SurveyLength survey={survey} />}
          {!isShort && (
            <details className={css.more}>
              <summary className="row gap-1 high-32 weight-label accented">
                {t('survey.more')} <DownIcon />
              </summary>
            </details>
          )}
        </div>
      )}
    </>
  )
}
