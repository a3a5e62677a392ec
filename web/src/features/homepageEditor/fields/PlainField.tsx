import { limits } from '#shared/limits.ts'
import { otherLanguage } from '#shared/text.ts'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { blank, type Change, type Text } from '../content/content.ts'
import { useFieldName, useFormLanguage } from './formLanguage.ts'

type Props = {
  label: string
  value: Text | undefined
  onChange: Change<Text>
  fallback?: string
  rows?: number
}

/** A plain text in the form's language. The placeholder is what visitors see if it is blank: the other language, else `fallback`. */
export function PlainField({ label, value = blank, onChange, fallback = '', rows }: Props) {
  const language = useFormLanguage()
  const nameOf = useFieldName()
  const fieldProps = {
    label: nameOf(label, language),
    lang: language,
    value: value[language],
    placeholder: value[otherLanguage(language)] || fallback,
    maxLength: limits.longText,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      const text = target.value
      onChange((now) => ({ ...now, [language]: text }))
    },
  }
  return rows ? <TextArea {...fieldProps} rows={rows} /> : <TextField {...fieldProps} />
}
