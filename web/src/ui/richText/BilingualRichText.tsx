import { useId, useRef, useState } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import type { Language } from '../../lib/language/language.ts'
import { textToHtml, htmlToText } from '../../lib/text/plainText.ts'
import { Button } from '../Button.tsx'
import { RichText } from '../RichText.tsx'
import { BilingualFrame } from './BilingualFrame.tsx'
import { loadBilingualEditor } from './loadBilingualEditor.ts'
import css from './BilingualRichText.module.css'
import paneCss from './pane/LanguagePane.module.css'
import { useLazyEditor } from './kit/useLazyEditor.ts'

export type Inserter = (language: Language, text: string) => void

export type BilingualRichTextProps = {
  /** The label of each pane: 'Description' and 'Description (Korean)'. */
  labels: Record<Language, string>
  /** The HTML of each language. A value other than the last one given to `onChange` replaces the editor's content. */
  value: Record<Language, string>
  /** Called with the HTML after a change; '' if it shows nothing. */
  onChange: (language: Language, html: string) => void
  /** Called when a pane loses the focus, which ends a run of typing. */
  onBlur?: () => void
  /** Called with a function that writes text where the caret was, once the editor is ready; with null when it is gone. */
  onInserter?: (insert: Inserter | null) => void
  /** Shows only this language; may change. */
  only?: Language
}

/** One toolbar for both languages, loaded near the viewport or on focus; a textarea if that fails. `value` must not be deferred. */
export function BilingualRichText(props: BilingualRichTextProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<Language | null>(null)
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
        className={paneCss.text}
        role="textbox"
        tabIndex={0}
        aria-multiline
        aria-readonly
        aria-busy
        aria-labelledby={`${id}-${language}`}
        lang={language}
        onFocus={() => {
          setFocused(language)
          loadNow()
        }}
        onBlur={() => setFocused(null)}
      >
        <RichText html={value[language]} lang={language} />
      </div>
    )
  return <BilingualFrame ref={box} id={id} labels={labels} bar={failed && <LoadFailed />} en={pane('en')} ko={pane('ko')} only={only} />
}

/** Browsers cache a failed module import, so only reloading the page can retry. */
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

/** A pane without the editor: a textarea if the HTML is plain text, else read-only, so that no formatting is lost. */
const PlainLanguagePane = ({ labelledBy, language, html, onChange, onBlur }: PlainProps) =>
  textToHtml(htmlToText(html)) === html ? (
    <textarea
      className={paneCss.text}
      lang={language}
      value={htmlToText(html)}
      aria-labelledby={labelledBy}
      onChange={(event) => onChange(textToHtml(event.currentTarget.value))}
      onBlur={onBlur}
    />
  ) : (
    <section className={paneCss.text} aria-labelledby={labelledBy}>
      <RichText html={html} lang={language} />
    </section>
  )
