import type { HomepagePublic } from '#shared/site/homepage.ts'
import { InLanguage } from '../../lib/language/InLanguage.tsx'
import type { Language } from '../../lib/language/language.ts'
import { HomeContent } from './HomeContent.tsx'
import css from './HomePage.module.css'
import type { Bilingual } from '#shared/text.ts'
import { RichText } from '../../ui/RichText.tsx'
import { usePickText } from './content/usePickText.ts'
import previewFooter from './PreviewFooter.module.css'

const parts = ['shell', 'home'] as const

/** The home page as visitors see it in `language`, with the page's own components and the footer text; the form sends nothing. */
export default function HomePreview({ content, language }: { content: HomepagePublic; language: Language }) {
  return (
    <InLanguage language={language} parts={parts}>
      <article className={css.home}>
        <HomeContent content={content} preview />
      </article>
      <PreviewFooter of={content.footer_html} />
    </InLanguage>
  )
}

function PreviewFooter({ of }: { of: Bilingual | undefined }) {
  const { text, lang } = usePickText()(of)
  if (!text) return null
  return (
    <footer id="footer" className={previewFooter.footer}>
      <div className="page">
        <RichText className={previewFooter.text} html={text} lang={lang} />
      </div>
    </footer>
  )
}
