import { useId, useRef, useState } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import type { Language } from '../../lib/language/language.ts'
import { textToHtml, htmlToText } from '../../lib/text/plainText.ts'
import { Button } from '../Button.tsx'
import { RichText } from '../RichText.tsx'
import { BilingualFrame } from './BilingualFrame.tsx'
import { loadBilingualEditor } from './loadBilingualEditor.ts'
import css from './BilingualRichText.module.css'
import { useLazyEditor } from './kit/useLazyEditor.ts'

export type BilingualRichTextProps = {
  /** What each half is named: 'Description' and 'Description (Korean)'. */
  labels: Record<Language, string>
  /** The HTML of each language to show. A value that differs from what was last told through `onChange` replaces what is in the editor. */
  value: Record<Language, string>
  /** The HTML after a change; '' where it shows nothing. */
  onChange: (language: Language, html: string) => void
  /** The focus left: a run of typing has ended. */
  onBlur?: () => void
  /** Shows this half alone, where the whole form is in one language; it may change. */
  only?: Language
}

/**
 * A rich text in both languages, side by side under one toolbar. Until it comes near the window or is entered it only shows its texts, as
 * high as the editor; many on a page cost next to nothing. Where the editor cannot be had, plain text is written plainly. `value` must be the present one, not a deferred one.
 */
export function BilingualRichText(props: BilingualRichTextProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [focused, setEntered] = useState<Language | null>(null)
  const { editor, loadNow } = useLazyEditor(box, loadBilingualEditor, '50% 0px')
  const failed = editor.state === 'failed'

  if (editor.state === 'ready') return <editor.Editor {...props} id={id} focusOnReady={focused} />
  const { labels, value, onChange, onBlur, only } = props
  const pane = (language: Language) =>
    failed ? (
      <PlainLanguagePane
        labelledBy={`${id}-${language}`}
        language={language}
        html={value[language]}
        onChange={(html) => onChange(language, html)}
        onBlur={onBlur}
      />
    ) : (
      <div
        className={css.text}
        role="textbox"
        tabIndex={0}
        aria-multiline
        aria-readonly
        aria-busy
        aria-labelledby={`${id}-${language}`}
        lang={language}
        onFocus={() => {
          setEntered(language)
          loadNow()
        }}
        onBlur={() => setEntered(null)}
      >
        <RichText html={value[language]} lang={language} />
      </div>
    )
  return <BilingualFrame ref={box} id={id} labels={labels} bar={failed && <LoadFailed />} en={pane('en')} ko={pane('ko')} only={only} />
}

/** Browsers ask for a module once, so only a page loaded anew asks again. */
function LoadFailed() {
  const t = useT()
  return (
    <output className={css.failed}>
      {t('common.load_failed')}
      <Button kind="quiet" onClick={() => navigator.onLine && location.reload()}>
        {t('common.reload')}
      </Button>
    </output>
  )
}

type PlainProps = {
  labelledBy: string
  language: Language
  html: string
  onChange: (html: string) => void
  onBlur?: (() => void) | undefined
}

/** A half without the editor: plain text where the text is plain, else the text as it is, so that no formatting is lost. */
const PlainLanguagePane = ({ labelledBy, language, html, onChange, onBlur }: PlainProps) =>
  textToHtml(htmlToText(html)) === html ? (
    <textarea
      className={css.text}
      lang={language}
      value={htmlToText(html)}
      aria-labelledby={labelledBy}
      onChange={(event) => onChange(textToHtml(event.currentTarget.value))}
      onBlur={onBlur}
    />
  ) : (
    <section className={css.text} aria-labelledby={labelledBy}>
      <RichText html={html} lang={language} />
    </section>
  )
