import { isBlank, type Bilingual } from '#shared/text.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { words } from '../../lib/language/words.ts'
import { RichText } from '../../ui/RichText.tsx'

/** A text in the language of the page; one that exists in the other language only is marked as such for screen readers and line breaks. */
export function Words({ of }: { of: Bilingual }) {
  const language = useLanguage()
  const reading = words(of, language)
  return reading.lang === language ? reading.text : <span lang={reading.lang}>{reading.text}</span>
}

/** The same for stored HTML; nothing where both languages are blank. */
export function RichWords({ of, className = '' }: { of: Bilingual; className?: string | undefined }) {
  const language = useLanguage()
  const { text, lang } = words(of, language)
  if (isBlank(text)) return null
  return <RichText html={text} className={className} {...(lang !== language && { lang })} />
}
