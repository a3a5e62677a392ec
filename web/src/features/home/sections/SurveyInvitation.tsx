import type { HomepagePublic } from '#shared/site/homepage.ts'
import { useT, withTexts } from '../../../lib/language/i18n.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { RightIcon } from '../../../ui/icons/arrowIcons.ts'
import { RichText } from '../../../ui/RichText.tsx'
import { BilingualText } from '../../../ui/BilingualText.tsx'
import { isFilled } from '../content/filled.ts'
import { Section } from '../layout/Section.tsx'
import section from '../layout/Section.module.css'
import { loadedLate } from '../../../lib/loading/loadable.tsx'
import css from './SurveyInvitation.module.css'
import { usePickText } from '../content/usePickText.ts'

const OpenSurveys = loadedLate(withTexts('surveys', () => import('./OpenSurveys.tsx')))

/** The way to the surveys. `isLive`: names some of them. */
export function SurveyInvitation({ content, isLive }: { content: HomepagePublic; isLive: boolean }) {
  const t = useT()
  const { text, lang } = usePickText()(content.survey_section_text)
  if (!isFilled(content.survey_section_title) && !text) return null
  return (
    <Section
      id="survey"
      title={t('sections.survey')}
      named={content.survey_section_title}
      footnote={content.survey_section_footnote}
      className={`${section.accent} ${css.band}`}
      lead={text && <RichText className={css.text} html={text} lang={lang} />}
    >
      <p className={css.action}>
        <ButtonLink size="lg" to="/surveys">
          <BilingualText of={content.cta_survey_label} fallback={t('home.open_survey')} />
          <RightIcon />
        </ButtonLink>
      </p>
      {isLive && <OpenSurveys />}
    </Section>
  )
}
