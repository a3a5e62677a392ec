import { useCallback, useRef, useState } from 'react'
import { isBlank } from '#shared/text.ts'
import { useT } from '../../lib/language/i18n.ts'
import type { Language } from '../../lib/language/language.ts'
import { Badge } from '../Badge.tsx'
import { BilingualFrame } from './BilingualFrame.tsx'
import type { BilingualRichTextProps } from './BilingualRichText.tsx'
import css from './BilingualRichText.module.css'
import type { Half } from './createLanguagePane.ts'
import { EditorBar, type Panel } from './EditorBar.tsx'
import { LanguagePane } from './LanguagePane.tsx'
import { useMediaUpload } from './useMediaUpload.ts'

type Props = BilingualRichTextProps & {
  /** `id-en` and `id-ko` are the ids of the labels. */
  id: string
  /** The half that takes the focus as soon as it is there. */
  enter: Language | null
}

/** Two editors with one toolbar, which acts on the one that has the focus or had it last. */
export default function BilingualEditor({ labels, value, onChange, onSettle, only, id, enter }: Props) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const [halves, setHalves] = useState<Partial<Record<Language, Half>>>({})
  const [active, setActive] = useState<Language>(enter ?? only ?? 'en')
  const [panel, setPanel] = useState<Panel | null>(null)
  const uploads = useMediaUpload()
  if (only && only !== active) {
    setActive(only)
    setPanel(null)
  }
  const [start] = useState(enter)

  const ready = useCallback((language: Language, half: Half) => setHalves((before) => ({ ...before, [language]: half })), [])
  const missing = (language: Language) => isBlank(value[language]) && !isBlank(value[language === 'en' ? 'ko' : 'en'])
  const mark = (language: Language) =>
    missing(language) && (
      <Badge tone="warn" className={css.missing}>
        <span id={`${id}-${language}-mark`}>{t('rich_text.missing')}</span>
      </Badge>
    )

  const half = (language: Language) => (
    <LanguagePane
      id={id}
      language={language}
      describedBy={missing(language) ? `${id}-${language}-mark` : undefined}
      value={value[language]}
      focus={start === language}
      onReady={ready}
      onChange={(html) => onChange(language, html)}
      onFocus={() => {
        if (language !== active) setPanel(null)
        setActive(language)
      }}
      onSettle={() => onSettle?.()}
      onFiles={(quill, files, index) => {
        setPanel(null)
        void uploads.send(quill, files, index)
      }}
      onImage={(image) => setPanel({ kind: 'alt', image, waits: true })}
      onAsk={(what) => {
        if (what === 'link') setPanel({ kind: 'link' })
        else box.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus()
      }}
    />
  )

  const quill = halves[active]?.quill
  return (
    <BilingualFrame
      ref={box}
      id={id}
      labels={labels}
      marks={{ en: mark('en'), ko: mark('ko') }}
      bar={
        quill && <EditorBar key={active} id={id} quill={quill} name={labels[active]} panel={panel} onPanel={setPanel} uploads={uploads} />
      }
      en={half('en')}
      ko={half('ko')}
      only={only}
    />
  )
}
