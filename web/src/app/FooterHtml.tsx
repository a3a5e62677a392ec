import type { Bilingual } from '#shared/text.ts'
import { usePublic } from '../lib/content.ts'
import { useLanguage } from '../lib/language.ts'
import { words } from '../lib/words.ts'
import { RichText } from '../ui/RichText.tsx'
import css from './Footer.module.css'

/** What the home page says at its end. */
export default function FooterHtml() {
  const { data } = usePublic('getHomepagePublic', {})
  return <OwnWords of={data?.footer_html} />
}

function OwnWords({ of }: { of: Bilingual | undefined }) {
  const { text, lang } = words(of, useLanguage())
  return text && <RichText className={css.own} html={text} lang={lang} />
}
