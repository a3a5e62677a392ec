import { useCallback, useEffect, useRef, useState } from 'react'
import { isBlank, otherLanguage } from '#shared/text.ts'
import { useT } from '../../lib/language/i18n.ts'
import type { Language } from '../../lib/language/language.ts'
import { Badge } from '../Badge.tsx'
import { BilingualFrame } from './BilingualFrame.tsx'
import type { BilingualRichTextProps } from './BilingualRichText.tsx'
import css from './BilingualFrame.module.css'
import type { PaneEditor } from './pane/createPaneEditor.ts'
import { insertText } from './kit/editing.ts'
import { FormattingBar, type Panel } from './toolbar/FormattingBar.tsx'
import { LanguagePane } from './pane/LanguagePane.tsx'
import { useMediaUpload } from './useMediaUpload.ts'

type Props = BilingualRichTextProps & {
  id: string
  /** The language whose pane takes the focus once it is ready. */
  focusOnReady: Language | null
}

/** Two editors with one toolbar, which acts on the one focused last. */
export default function BilingualEditor({ labels, value, onChange, onBlur, onInserter, only, id, focusOnReady }: Props) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const [editors, setEditors] = useState<Partial<Record<Language, PaneEditor>>>({})
  const [active, setActive] = useState<Language>(focusOnReady ?? only ?? 'en')
  const [panel, setPanel] = useState<Panel | null>(null)
  const uploads = useMediaUpload()
  if (only && only !== active) {
    setActive(only)
    setPanel(null)
  }
  const [initialFocus] = useState(focusOnReady)

  const onPaneReady = useCallback(
    (language: Language, editor: PaneEditor) => setEditors((before) => ({ ...before, [language]: editor })),
    [],
  )
  useEffect(() => {
    if (!onInserter || !editors.en || !editors.ko) return undefined
    onInserter((language, text) => insertText(editors[language]!.quill, text))
    return () => onInserter(null)
  }, [onInserter, editors])
  const missing = (language: Language) => isBlank(value[language]) && !isBlank(value[otherLanguage(language)])
  const mark = (language: Language) =>
    missing(language) && (
      <Badge tone="warn" className={css.missing}>
        <span id={`${id}-${language}-mark`}>{t('rich_text.missing')}</span>
      </Badge>
    )

  const pane = (language: Language) => (
    <LanguagePane
      id={id}
      language={language}
      describedBy={missing(language) ? `${id}-${language}-mark` : undefined}
      value={value[language]}
      focus={initialFocus === language}
      onReady={onPaneReady}
      onChange={(html) => onChange(language, html)}
      onFocus={() => {
        if (language !== active) setPanel(null)
        setActive(language)
      }}
      onBlur={() => onBlur?.()}
      onFiles={(quill, files, index) => {
        setPanel(null)
        void uploads.send(quill, files, index)
      }}
      onImage={(image) => setPanel({ kind: 'alt', image, keepFocus: true })}
      onShortcut={(what) => {
        if (what === 'link') setPanel({ kind: 'link' })
        else box.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus()
      }}
    />
  )

  const quill = editors[active]?.quill
  return (
    <BilingualFrame
      ref={box}
      id={id}
      labels={labels}
      marks={{ en: mark('en'), ko: mark('ko') }}
      bar={
        quill && (
          <FormattingBar key={active} id={id} quill={quill} name={labels[active]} panel={panel} onPanel={setPanel} uploads={uploads} />
        )
      }
      en={pane('en')}
      ko={pane('ko')}
      only={only}
    />
  )
}
