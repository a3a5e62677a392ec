import type { Bilingual } from '#shared/text.ts'
import { RichText } from '../../ui/RichText.tsx'
import { usePickText } from './content/usePickText.ts'
import css from './PreviewFooter.module.css'

/** The homepage's footer text, where the site's footer shows it; nothing where it is blank. */
export function PreviewFooter({ of }: { of: Bilingual | undefined }) {
  const { text, lang } = usePickText()(of)
  if (!text) return null
  return (
    <footer id="footer" className={css.footer}>
      <div className="page">
        <RichText className={css.text} html={text} lang={lang} />
      </div>
    </footer>
  )
}
