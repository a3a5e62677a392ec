import type { HomepagePublic } from '#shared/homepage.ts'
import { useT } from '../../lib/language/i18n.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Words } from '../../ui/Words.tsx'
import { isFilled } from './filled.ts'
import { Section } from './Section.tsx'
import section from './Section.module.css'
import css from './SurveyInvitation.module.css'
import { useWords } from './useWords.ts'

/** The band that leads to the surveys; nothing where neither its title nor its text is set. */
export function SurveyInvitation({ content }: { content: HomepagePublic }) {
  const t = useT()
  const { text, lang } = useWords()(content.survey_section_text)
  if (!isFilled(content.survey_section_title) && !text) return null
  return (
    <Section
      id="survey"
      title={t('sections.survey')}
      named={content.survey_section_title}
      footnote={content.survey_section_footnote}
      look={`${section.accent} ${css.band}`}
      lead={text && <RichText className={css.text} html={text} lang={lang} />}
    >
      <p className={css.action}>
        <ButtonLink size="lg" to="/surveys">
          <Words of={content.cta_survey_label} fallback={t('home.open_survey')} />
          <Icon name="right" />
        </ButtonLink>
      </p>
    </Section>
  )
}
