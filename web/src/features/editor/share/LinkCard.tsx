import type { Language } from '#shared/fields.ts'
import { drawnImage } from '#shared/site/pageContract.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { pageHead, surveyHead } from '../../../lib/site/pageHead.ts'
import { useSettings } from '../../../lib/site/settings.ts'
import css from './LinkCard.module.css'

/** The survey's link as messengers and social networks show it, from the page's meta tags in a language. */
export function LinkCard({ survey, language }: { survey: Survey; language: Language }) {
  const t = useT()
  const { title, description, image } = pageHead(surveyHead(survey, language), useSettings() ?? null, language)
  const langOf = (field: 'title' | 'description') => pickText(pair(survey, field), language).lang
  return (
    <figure className={css.figure}>
      <figcaption>{t('fields.link_card')}</figcaption>
      <div className={css.card}>
        <img src={image || drawnImage.path} alt="" width={drawnImage.width} height={drawnImage.height} />
        <p className={css.host}>{location.host}</p>
        <p className={css.title} lang={langOf('title')}>
          {title}
        </p>
        <p className={css.description} lang={langOf('description')}>
          {description}
        </p>
      </div>
    </figure>
  )
}
