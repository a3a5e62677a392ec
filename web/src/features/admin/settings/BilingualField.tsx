import type { Language } from '#shared/fields.ts'
import { otherLanguage } from '#shared/text.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import css from './SettingsForm.module.css'
import type { FieldName } from './settingsSaver.ts'

type Text = 'company_name' | 'tagline' | 'copyright_text' | 'footer_text'

type FieldProps = {
  content: Record<FieldName, string>
  change: (name: FieldName, value: string) => void
  errorOf: (name: FieldName) => string | undefined
}

/** A text in English and Korean. The placeholder of a blank one is what readers see instead: the other language, else `blankIn` its language. */
export function BilingualField({
  content,
  change,
  errorOf,
  field,
  maxLength,
  blankIn,
  lines,
}: FieldProps & { field: Text; maxLength: number; blankIn?: (language: Language) => string; lines?: number }) {
  const t = useT()
  return (
    <div className={css.pair}>
      {(['en', 'ko'] as const).map((lang) => {
        const name = `${field}_${lang}` as const
        const fieldProps = {
          label: t(`settings.${field}_${lang}`),
          name,
          lang,
          maxLength,
          error: errorOf(name),
          value: content[name],
          placeholder: content[`${field}_${otherLanguage(lang)}`] || blankIn?.(lang),
          onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
        }
        return lines ? <TextArea key={lang} {...fieldProps} rows={lines} /> : <TextField key={lang} {...fieldProps} autoComplete="off" />
      })}
    </div>
  )
}
