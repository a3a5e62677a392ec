import { limits } from '#shared/limits.ts'
import { otherLanguage } from '#shared/text.ts'
import { useT } from '../../lib/language/i18n.ts'
import { blank, type Faq } from './content/content.ts'
import { listField, textField, type Content } from './fields/contentField.ts'
import { useFormLanguage } from './fields/formLanguage.ts'
import { PlainField } from './fields/PlainField.tsx'
import { RichField } from './fields/RichField.tsx'
import { EntryRow } from './lists/EntryRow.tsx'
import { EntryList } from './lists/EntryList.tsx'

export function FaqFields({ label, ...content }: Content & { label: string }) {
  const t = useT()
  const language = useFormLanguage()
  const other = otherLanguage(language)
  return (
    <>
      <EntryList<Faq>
        id="faq"
        label={label}
        {...listField(content, 'faq')}
        nameOf={({ question }, index) => question[language] || question[other] || t('homepage.question_at', { at: index + 1 })}
        add={{ label: t('homepage.add_question'), entry: () => ({ question: blank, answer: blank }), most: limits.homepageItems }}
      >
        {(row) => (
          <EntryRow row={row}>
            <PlainField
              label={t('homepage.question')}
              value={row.entry.question}
              onChange={(edit) => row.change((now) => ({ ...now, question: edit(now.question) }))}
            />
            <RichField
              label={t('admin.answer')}
              value={row.entry.answer}
              onChange={(edit) => row.change((now) => ({ ...now, answer: edit(now.answer) }))}
            />
          </EntryRow>
        )}
      </EntryList>
      <PlainField rows={2} label={t('homepage.footnote')} {...textField(content, 'faq_footnote')} />
    </>
  )
}
