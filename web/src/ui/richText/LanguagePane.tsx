import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type Quill from 'quill/core.js'
import type { Language } from '../../lib/language/language.ts'
import { richTextLook } from '../RichText.tsx'
import css from './BilingualRichText.module.css'
import { createLanguagePane, type Half } from './createLanguagePane.ts'

type Props = {
  /** `id-en` and `id-ko` are the ids of the labels. */
  id: string
  language: Language
  describedBy: string | undefined
  value: string
  /** It takes the focus as soon as it is there. */
  focus: boolean
  onReady: (language: Language, half: Half) => void
  onChange: (html: string) => void
  onFocus: () => void
  onSettle: () => void
  onFiles: (quill: Quill, files: File[], index: number) => void
  /** An image was pressed. */
  onImage: (image: HTMLImageElement) => void
  onAsk: (what: 'link' | 'toolbar') => void
}

/** Quill in one language. React never touches what is being typed. */
export function LanguagePane({ id, language, describedBy, value, focus, onReady, onFiles, onImage, onAsk, ...props }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const half = useRef<Half>(null)
  const start = useRef({ value, focus })
  /** What the page knows the text to be. */
  const known = useRef(value)

  const changed = useEffectEvent((html: string) => {
    known.current = html
    props.onChange(html)
  })
  const dropped = useEffectEvent((files: File[], index: number) => onFiles(half.current!.quill, files, index))
  const asked = useEffectEvent((what: 'link' | 'toolbar') => onAsk(what))
  const focused = useEffectEvent(() => props.onFocus())
  const left = useEffectEvent(() => props.onSettle())
  const pressed = useEffectEvent((event: Event) => {
    if (!(event.target instanceof HTMLImageElement)) return
    const { quill } = half.current!
    const blot = quill.scroll.find(event.target)
    if (!blot) return
    quill.setSelection(blot.offset(quill.scroll), 1, 'user')
    onImage(event.target)
  })

  useLayoutEffect(() => {
    const element = host.current!
    const made = createLanguagePane(element, start.current.value, {
      changed: (html) => changed(html),
      dropped: (files, index) => dropped(files, index),
      asked: (what) => asked(what),
    })
    const { root } = made.quill
    root.id = `${id}-${language}-text`
    root.lang = language
    root.classList.add(css.text!, richTextLook!)
    for (const [name, said] of Object.entries({ role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-${language}` }))
      root.setAttribute(name, said)
    root.addEventListener('focus', () => focused())
    root.addEventListener('blur', () => left())
    root.addEventListener('click', (event) => pressed(event))
    half.current = made
    onReady(language, made)
    if (start.current.focus) {
      root.focus({ preventScroll: true })
      made.quill.setSelection(made.quill.getLength() - 1, 0, 'silent')
    }
    return () => element.replaceChildren()
  }, [id, language, onReady])

  useLayoutEffect(() => {
    if (describedBy) half.current!.quill.root.setAttribute('aria-describedby', describedBy)
    else half.current!.quill.root.removeAttribute('aria-describedby')
  }, [describedBy])

  useEffect(() => {
    if (value === known.current) return
    known.current = value
    half.current!.replace(value)
  }, [value])

  return <div ref={host} className={css.host} />
}
