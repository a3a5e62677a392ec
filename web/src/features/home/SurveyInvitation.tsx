import type { HomepagePublic } from '#shared/homepage.ts'
import { isBlank } from '#shared/text.ts'
import { useT } from '../../lib/i18n.ts'
import { words } from '../../lib/words.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Words } from '../../ui/Words.tsx'
import css from './SurveyInvitation.module.css'

/** The band that leads to the surveys. */
export function SurveyInvitation({ content }: { content: HomepagePublic }) {
  const t = useT()
  const text = words(content.survey_section_text)
  return (
    <section id="survey" className={css.band} aria-labelledby="survey-title">
      <div className={`page ${css.columns}`}>
        <div className={css.words}>
          <h2 id="survey-title">
            <Words of={content.survey_section_title} fallback={t('home.survey_title')} />
          </h2>
          {!isBlank(text.text) && <RichText className={css.text} html={text.text} lang={text.lang} />}
        </div>
        <p className={css.action}>
          <ButtonLink size="lg" to="/surveys">
            <Words of={content.cta_survey_label} fallback={t('home.open_survey')} />
            <Icon name="right" />
          </ButtonLink>
        </p>
        {words(content.survey_section_footnote).text && (
          <p className={css.footnote}>
            <Words of={content.survey_section_footnote} />
          </p>
        )}
      </div>
    </section>
  )
}
