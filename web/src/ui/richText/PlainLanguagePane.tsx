import type { Language } from '../../lib/language/language.ts'
import { htmlOf, textOf } from '../../lib/text/plainText.ts'
import { RichText } from '../RichText.tsx'
import css from './BilingualRichText.module.css'

type Props = { labelledBy: string; language: Language; html: string; onChange: (html: string) => void; onSettle?: (() => void) | undefined }

/** A half without the editor: plain text where the text is plain, else the text as it is, so that no formatting is lost. */
export const PlainLanguagePane = ({ labelledBy, language, html, onChange, onSettle }: Props) =>
  htmlOf(textOf(html)) === html ? (
    <textarea
      className={css.text}
      lang={language}
      value={textOf(html)}
      aria-labelledby={labelledBy}
      onChange={(event) => onChange(htmlOf(event.currentTarget.value))}
      onBlur={onSettle}
    />
  ) : (
    <section className={css.text} aria-labelledby={labelledBy}>
      <RichText html={html} lang={language} />
    </section>
  )
