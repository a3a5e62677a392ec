import type { Bilingual } from '#shared/text.ts'
import { useLanguage } from '../lib/language/language.ts'
import { pickText } from '../lib/language/pickText.ts'

/** A stored plain text in the page's language, else in the other one, with its `lang`; `fallback` where both are blank. */
export function BilingualText({ of, fallback = '' }: { of: Bilingual | null | undefined; fallback?: string }) {
  const { text, lang } = pickText(of, useLanguage())
  return text ? (
    <span lang={lang} dir="auto">
      {text}
    </span>
  ) : (
    fallback
  )
}
