import { isBlank, type Bilingual } from '#shared/text.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { RichText } from '../../../ui/RichText.tsx'

/** Stored HTML in the page's language, else in the other language with its `lang`; nothing if both are blank. */
export function BilingualHtml({ of, className = '' }: { of: Bilingual; className?: string | undefined }) {
  const language = useLanguage()
  const { text, lang } = pickText(of, language)
  if (isBlank(text)) return null
  return <RichText html={text} className={className} {...(lang !== language && { lang })} />
}
