import { usePublic } from '../lib/api/content.ts'
import { useLanguage } from '../lib/language/language.ts'
import { pickText } from '../lib/language/pickText.ts'
import { RichText } from '../ui/RichText.tsx'
import css from './Footer.module.css'

/** The footer text of the home page. */
export function FooterHtml() {
  const { data } = usePublic('getHomepagePublic', {})
  const { text, lang } = pickText(data?.footer_html, useLanguage())
  return text ? <RichText className={css.own} html={text} lang={lang} /> : null
}
