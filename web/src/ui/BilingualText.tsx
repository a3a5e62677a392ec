import type { Bilingual } from '#shared/text.ts'
import { useLanguage } from '../lib/language/language.ts'
import { pickText } from '../lib/language/pickText.ts'

/** A stored plain text, marked with the language it is in and set in the direction of its letters. Nothing where there is none. */
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
