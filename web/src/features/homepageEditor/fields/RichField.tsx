import { BilingualRichText } from '../../../ui/richText/BilingualRichText.tsx'
import { blank, type Change, type Text } from '../content/content.ts'
import { useFieldName, useFormLanguage } from './formLanguage.ts'

/** A rich text in the form's language. */
export function RichField({ label, value = blank, onChange }: { label: string; value: Text | undefined; onChange: Change<Text> }) {
  const language = useFormLanguage()
  const nameOf = useFieldName()
  return (
    <BilingualRichText
      labels={{ en: nameOf(label, 'en'), ko: nameOf(label, 'ko') }}
      value={value}
      only={language}
      onChange={(written, html) => onChange((now) => ({ ...now, [written]: html }))}
    />
  )
}
