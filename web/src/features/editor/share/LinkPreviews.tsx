import { useId, type ReactNode } from 'react'
import { visible } from '#shared/branching.ts'
import type { Language } from '#shared/fields.ts'
import { drawnImage, shareSize } from '#shared/site/pageContract.ts'
import { surveyPath } from '#shared/site/sitePaths.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { pageHead, surveyHead } from '../../../lib/site/pageHead.ts'
import { useSettings } from '../../../lib/site/settings.ts'
import css from './LinkPreviews.module.css'

const text = 'text-xs leading-snug two-lines'

/** The survey's link as KakaoTalk, Slack and a search engine show it, from the page's meta tags in a language. */
export function LinkPreviews({ survey, language }: { survey: Survey; language: Language }) {
  const t = useT()
  const id = useId()
  const settings = useSettings() ?? null
  const { title, description, siteName, image } = pageHead(surveyHead(survey, settings, visible, language), settings, language)
  const langOf = (field: 'title' | 'description') => pickText(pair(survey, field), language).lang
  const titleIn = (look: string) => (
    <p className={`${text} ${look}`} lang={langOf('title')}>
      {title}
    </p>
  )
  const about = (
    <p className={`${text} muted`} lang={langOf('description')}>
      {description}
    </p>
  )
  const picture = <img className="full" src={image || drawnImage} alt="" {...shareSize} />
  return (
    <div role="group" aria-labelledby={id} className={css.previews}>
      <p id={id} className={`${css.whole} weight-strong leading-140`}>
        {t('fields.link_previews')}
      </p>
      <Preview name={t('fields.in_kakaotalk')}>
        <div className={css.chat}>
          <div className={css.bubble}>
            {picture}
            <div className={css.words}>
              {titleIn('weight-title')}
              {about}
              <p className={`${text} muted`}>{location.host}</p>
            </div>
          </div>
        </div>
      </Preview>
      <Preview name={t('fields.in_slack')}>
        <div className={css.unfurled}>
          <p className={`${text} weight-strong`}>{siteName}</p>
          {titleIn('weight-title accented')}
          {about}
          {picture}
        </div>
      </Preview>
      <Preview name={t('fields.in_search')} whole>
        <div className={css.found}>
          <img src="/icon.svg" alt="" width={28} height={28} />
          <div className="shrinks">
            <p className={text}>{siteName}</p>
            <p className="text-xs leading-snug muted breakable">{[location.host, ...surveyPath(survey).split('/').slice(1)].join(' › ')}</p>
          </div>
          <div className={css.whole}>
            <p className="leading-snug accented two-lines" lang={langOf('title')}>
              {title}
            </p>
            {about}
          </div>
        </div>
      </Preview>
    </div>
  )
}

const Preview = ({ name, whole, children }: { name: string; whole?: boolean; children: ReactNode }) => (
  <figure className={`flex-column shrinks gap-1 ${whole ? css.whole : ''}`}>
    <figcaption className="text-xs muted">{name}</figcaption>
    {children}
  </figure>
)
