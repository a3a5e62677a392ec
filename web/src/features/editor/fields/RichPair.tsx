import { useT } from '../../../lib/language/i18n.ts'
import { BilingualRichText } from '../../../ui/richText/BilingualRichText.tsx'
import { useOnlyLanguage } from '../store/useEditorStore.ts'
import css from './SurveyFields.module.css'
import { useSurveyField } from './useSurveyField.ts'

/** A rich text field of the survey in both languages. */
export function RichPair({ name }: { name: 'description' | 'footer_html' | 'closed_text' | 'thanks_text' }) {
  const t = useT()
  const only = useOnlyLanguage()
  const fields = { en: useSurveyField(name), ko: useSurveyField(`${name}_ko`) }
  const refused = fields.en.error ?? fields.ko.error
  return (
    <div className={css.rich}>
      {refused && <p className={css.refused}>{refused}</p>}
      <BilingualRichText
        {...(only && { only })}
        labels={{ en: t(`fields.${name}`), ko: t(`fields.${name}_ko`) }}
        value={{ en: fields.en.value, ko: fields.ko.value }}
        onChange={(language, html) => fields[language].change(html)}
        onBlur={fields.en.onBlur}
      />
    </div>
  )
}
