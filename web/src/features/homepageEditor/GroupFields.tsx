import { useT } from '../../lib/language/i18n.ts'
import type { Group } from './content/content.ts'
import { FaqFields } from './FaqFields.tsx'
import { textField, type Content } from './fields/contentField.ts'
import { PlainField } from './fields/PlainField.tsx'
import { RichField } from './fields/RichField.tsx'
import { HeroFields } from './HeroFields.tsx'
import { ItemsFields } from './ItemsFields.tsx'

/** The fields of one part of the form. */
export function GroupFields({ group, ...content }: Content & { group: Group }) {
  const t = useT()
  const label = t(`homepage.${group}`)
  if (group === 'hero') return <HeroFields {...content} />
  if (group === 'faq') return <FaqFields {...content} label={label} />
  if (group === 'footer') return <RichField label={t('homepage.footer_html')} {...textField(content, 'footer_html')} />
  if (group !== 'survey' && group !== 'contact') return <ItemsFields {...content} field={group} label={label} />
  const prefix = group === 'survey' ? 'survey_section' : 'contact'
  return (
    <>
      <PlainField
        label={t('work.title')}
        {...textField(content, `${prefix}_title`)}
        fallback={t(group === 'survey' ? 'homepage.voice_of_partners' : 'homepage.contact')}
      />
      <RichField label={t('homepage.section_text')} {...textField(content, `${prefix}_text`)} />
      <PlainField rows={2} label={t('homepage.footnote')} {...textField(content, `${prefix}_footnote`)} />
    </>
  )
}
