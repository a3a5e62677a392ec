import { isBlank, read, type Bilingual } from '#shared/text.ts'
import { lang } from '../../lib/language.ts'
import { RichText } from '../../ui/RichText.tsx'

/** A text in the person's language; one that exists in the other language only is marked as such for screen readers and line breaks. */
export function Words({ of }: { of: Bilingual }) {
  const reading = read(of, lang())
  return reading.lang === lang() ? reading.text : <span lang={reading.lang}>{reading.text}</span>
}

/** The same for stored HTML; nothing where both languages are blank. */
export function RichWords({ of, className = '' }: { of: Bilingual; className?: string | undefined }) {
  const { text, lang: language } = read(of, lang())
  if (isBlank(text)) return null
  return <RichText html={text} className={className} {...(language !== lang() && { lang: language })} />
}
