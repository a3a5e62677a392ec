import type { HomepagePublic } from '#shared/site/homepage.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { RichText } from '../../../ui/RichText.tsx'
import css from './Contact.module.css'
import { ContactForm } from './ContactForm.tsx'
import { Section } from '../layout/Section.tsx'
import section from '../layout/Section.module.css'
import { usePickText } from '../content/usePickText.ts'

export function Contact({ content, preview }: { content: HomepagePublic; preview: boolean }) {
  const t = useT()
  const { text, lang } = usePickText()(content.contact_text)
  return (
    <Section
      id="contact"
      title={t('sections.contact')}
      named={content.contact_title}
      footnote={content.contact_footnote}
      className={`${section.split} ${css.contact}`}
      lead={text && <RichText className={css.text} html={text} lang={lang} />}
    >
      <ContactForm preview={preview} />
    </Section>
  )
}
