import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type Quill from 'quill/core.js'
import type { Language } from '../../../lib/language/language.ts'
import { richTextLook } from '../../RichText.tsx'
import css from './LanguagePane.module.css'
import { createPaneEditor, type PaneEditor } from './createPaneEditor.ts'

type Props = {
  id: string
  language: Language
  describedBy: string | undefined
  value: string
  focus: boolean
  onReady: (language: Language, editor: PaneEditor) => void
  onChange: (html: string) => void
  onFocus: () => void
  onBlur: () => void
  onFiles: (quill: Quill, files: File[], index: number) => void
  onImage: (image: HTMLImageElement) => void
  onShortcut: (what: 'link' | 'toolbar') => void
}

/** A Quill editor for one language. React does not render its content. */
export function LanguagePane({ id, language, describedBy, value, focus, onReady, onFiles, onImage, onShortcut, ...props }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const half = useRef<PaneEditor>(null)
  const initial = useRef({ value, focus })
  /** The HTML last given to or received from the parent. */
  const lastHtml = useRef(value)

  const handleChange = useEffectEvent((html: string) => {
    lastHtml.current = html
    props.onChange(html)
  })
  const handleFiles = useEffectEvent((files: File[], index: number) => onFiles(half.current!.quill, files, index))
  const handleShortcut = useEffectEvent((what: 'link' | 'toolbar') => onShortcut(what))
  const handleFocus = useEffectEvent(() => props.onFocus())
  const handleBlur = useEffectEvent(() => props.onBlur())
  const handleClick = useEffectEvent((event: Event) => {
    if (!(event.target instanceof HTMLImageElement)) return
    const { quill } = half.current!
    const blot = quill.scroll.find(event.target)
    if (!blot) return
    quill.setSelection(blot.offset(quill.scroll), 1, 'user')
    onImage(event.target)
  })

  useLayoutEffect(() => {
    const element = host.current!
    const created = createPaneEditor(element, initial.current.value, {
      onChange: (html) => handleChange(html),
      onFiles: (files, index) => handleFiles(files, index),
      onShortcut: (what) => handleShortcut(what),
    })
    const { root } = created.quill
    root.id = `${id}-${language}-text`
    root.lang = language
    root.classList.add(css.text!, richTextLook!)
    for (const [name, said] of Object.entries({ role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-${language}` }))
      root.setAttribute(name, said)
    root.addEventListener('focus', () => handleFocus())
    root.addEventListener('blur', () => handleBlur())
    root.addEventListener('click', (event) => handleClick(event))
    half.current = created
    onReady(language, created)
    if (initial.current.focus) {
      root.focus({ preventScroll: true })
      created.quill.setSelection(created.quill.getLength() - 1, 0, 'silent')
    }
    return () => element.replaceChildren()
  }, [id, language, onReady])

  useLayoutEffect(() => {
    if (describedBy) half.current!.quill.root.setAttribute('aria-describedby', describedBy)
    else half.current!.quill.root.removeAttribute('aria-describedby')
  }, [describedBy])

  useEffect(() => {
    if (value === lastHtml.current) return
    lastHtml.current = value
    half.current!.replace(value)
  }, [value])

  return <div ref={host} className={css.host} />
}
