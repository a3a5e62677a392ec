import type { HomepagePublic } from '#shared/site/homepage.ts'
import { InLanguage } from '../../lib/language/InLanguage.tsx'
import type { Language } from '../../lib/language/language.ts'
import { HomeContent } from './HomeContent.tsx'
import css from './HomePage.module.css'
import { PreviewFooter } from './PreviewFooter.tsx'

const parts = ['shell'] as const

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
