import type { HomepagePublic } from '#shared/homepage.ts'
import { isBlank } from '#shared/text.ts'
import { useT } from '../../lib/i18n.ts'
import { words } from '../../lib/words.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Words } from '../../ui/Words.tsx'
import css from './Hero.module.css'
import { HeroMedia } from './HeroMedia.tsx'

/** Words left, picture right, one rule of light below. */
export function Hero({ content }: { content: HomepagePublic }) {
  const t = useT()
  const title = words(content.hero_title)
  const subtext = words(content.hero_subtext)
  const badges = content.hero_badges?.filter(({ label }) => words(label).text) ?? []
  const footnote = words(content.hero_footnote)
  return (
    <section className={css.hero} aria-labelledby="hero-title">
      <div className={`page ${css.columns}`}>
        <div className={css.words}>
          <h1 id="hero-title" className={css.title}>
            {isBlank(title.text) ? t('home.title') : <RichText inline html={title.text} lang={title.lang} />}
          </h1>
          {!isBlank(subtext.text) && <RichText className={css.subtext} html={subtext.text} lang={subtext.lang} />}
          <p className={css.actions}>
            <ButtonLink size="lg" to="/surveys">
              <Words of={content.cta_survey_label} fallback={t('home.open_survey')} />
            </ButtonLink>
          </p>
        </div>
        <HeroMedia item={content.hero_media?.[0]} />
      </div>
      {(badges.length > 0 || footnote.text) && (
        <div className="page">
          <div className={css.foot}>
            {badges.length > 0 && (
              <ul className={css.badges}>
                {badges.map(({ label }) => (
                  <li key={words(label).text}>
                    <Icon name="check" />
                    <Words of={label} />
                  </li>
                ))}
              </ul>
            )}
            {footnote.text && (
              <p className={css.footnote}>
                <Words of={content.hero_footnote} />
              </p>
            )}
          </div>
        </div>
      )}
    </section>
  )
}
