import { useT } from '../../../lib/language/i18n.ts'
import type { HomepagePublic } from '#shared/site/homepage.ts'
import { PlusIcon } from '../../../ui/icons/siteIcons.ts'
import { RichText } from '../../../ui/RichText.tsx'
import { BilingualText } from '../../../ui/BilingualText.tsx'
import css from './Faq.module.css'
import { filledQuestions } from '../content/filled.ts'
import { Section } from '../layout/Section.tsx'
import section from '../layout/Section.module.css'
import { usePickText } from '../content/usePickText.ts'

export function Faq({ content }: { content: HomepagePublic }) {
  const t = useT()
  const pick = usePickText()
  const questions = filledQuestions(content.faq)
  if (questions.length === 0) return null
  return (
    <Section id="faq" title={t('sections.faq')} footnote={content.faq_footnote} className={section.split}>
      <div>
        {questions.map(({ question, answer }, index) => {
          const { text, lang } = pick(answer)
          return (
            <details key={index} className={css.question}>
              <summary>
                <span className="shrinks balanced breakable">
                  <BilingualText of={question} fallback="…" />
                </span>
                <PlusIcon />
              </summary>
              {text && <RichText className={css.answer} html={text} lang={lang} />}
            </details>
          )
        })}
      </div>
    </Section>
  )
}
