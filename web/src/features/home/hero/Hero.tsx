import { Fragment } from 'react'
import type { HomepagePublic } from '#shared/site/homepage.ts'
import { isBlank } from '#shared/text.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { CheckIcon } from '../../../ui/icons/siteIcons.ts'
import { RichText } from '../../../ui/RichText.tsx'
import { BilingualText } from '../../../ui/BilingualText.tsx'
import { Edit } from '../content/Edit.tsx'
import { isFilled } from '../content/filled.ts'
import css from './Hero.module.css'
import { HeroMedia } from './HeroMedia.tsx'
import { usePickText } from '../content/usePickText.ts'

/** The numbers of letters from which a title gets the second and the third font size; Hangul is about twice as wide. */
const longTitle = { en: [28, 64], ko: [16, 36] } as const

/** Splits a title after punctuation, so that a line breaks there rather than within a clause. */
const clauses = (plain: string) => plain.replace(/([,.;:!?]) /g, '$1\n').split('\n')

export function Hero({ content }: { content: HomepagePublic }) {
  const t = useT()
  const pick = usePickText()
  const title = pick(content.hero_title)
  const subtext = pick(content.hero_subtext)
  const badges = content.hero_badges?.filter(({ label }) => isFilled(label)) ?? []
  const footnote = isFilled(content.hero_footnote)
  const letters = title.text.replace(/<[^>]*>/g, '').length
  const size = longTitle[title.lang].filter((most) => letters >= most).length
  return (
    <section className={css.hero} aria-labelledby="hero-title">
      <div className={`page ${css.columns}`}>
        <div className={css.words}>
          <Edit of={t('home.hero')} part="" />
          <h1 id="hero-title" className={[css.title, css.long, css.longer][size]}>
            {isBlank(title.text) ? (
              t('home.title')
            ) : /[<&]/.test(title.text) ? (
              <RichText inline html={title.text} lang={title.lang} />
            ) : (
              <span lang={title.lang}>
                {clauses(title.text).map((clause, index) => (
                  <Fragment key={index}>
                    <span className={css.clause}>{clause}</span>{' '}
                  </Fragment>
                ))}
              </span>
            )}
          </h1>
          {subtext.text && <RichText className={css.subtext} html={subtext.text} lang={subtext.lang} />}
          <p className={css.actions}>
            <ButtonLink size="lg" to="/surveys">
              <BilingualText of={content.cta_survey_label} fallback={t('home.open_survey')} />
            </ButtonLink>
            <ButtonLink size="lg" kind="secondary" to="/#contact">
              <BilingualText of={content.cta_partner_label} fallback={t('home.partner_inquiry')} />
            </ButtonLink>
          </p>
        </div>
        <div className={css.media}>
          <HeroMedia media={content.hero_media} />
        </div>
      </div>
      {(badges.length > 0 || footnote) && (
        <div className="page">
          <div className={css.foot}>
            {badges.length > 0 && (
              <ul className={css.badges}>
                {badges.map(({ label }, index) => (
                  <li key={index} className="flex shrinks gap-icon leading-140 breakable">
                    <CheckIcon className="accented" />
                    <BilingualText of={label} />
                  </li>
                ))}
              </ul>
            )}
            {footnote && (
              <p className={css.footnote}>
                <BilingualText of={content.hero_footnote} />
              </p>
            )}
          </div>
        </div>
      )}
    </section>
  )
}
