import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type Quill from 'quill/core.js'
import { useT } from '../../../lib/language/i18n.ts'
import { LinkPanel } from '../../../ui/richText/kit/LinkPanel.tsx'
import { Toolbar } from '../../../ui/richText/kit/Toolbar.tsx'
import { createEditor } from './createEditor.ts'
import css from './editor.module.css'
import { tools as shared, type Tool } from '../../../ui/richText/kit/tools.ts'

const { bold, italic, underline, strike, bullets, numbers, link, clean } = shared

/** The toolbar in its order. */
const tools: readonly Tool[] = [bold, italic, underline, strike, { ...bullets, group: true }, numbers, { ...link, group: true }, clean]

type EditorProps = {
  /** The id of what takes the text. */
  control: string
  /** The id of the question's words. */
  labelledBy: string
  describedBy: string | undefined
  required: boolean
  invalid: boolean
  /** The HTML to start with; later values are not looked at: the editor is the one that knows. */
  value: string
  /** It takes the focus as soon as it is there. */
  focus: boolean
  /** The HTML after a change; '' where it shows nothing. */
  onChange: (html: string) => void
}

/** Quill with a toolbar of ours. React never touches what is being typed. */
export default function RichTextEditor({ control, labelledBy, describedBy, required, invalid, value, focus, onChange }: EditorProps) {
  const t = useT()
  const host = useRef<HTMLDivElement>(null)
  const [quill, setQuill] = useState<Quill>()
  const [linking, setLinking] = useState(false)
  const start = useRef({ control, value, focus })
  const changed = useEffectEvent(onChange)

  useLayoutEffect(() => {
    const { control, value, focus } = start.current
    const element = host.current!
    const made = createEditor(element, value, (html) => changed(html))
    made.root.id = control
    made.root.dir = 'auto'
    made.root.setAttribute('role', 'textbox')
    made.root.setAttribute('aria-multiline', 'true')
    setQuill(made)
    if (focus) made.root.focus({ preventScroll: true })
    return () => element.replaceChildren()
  }, [])

  useLayoutEffect(() => {
    const set = (name: string, given: string | undefined) =>
      given ? quill?.root.setAttribute(name, given) : quill?.root.removeAttribute(name)
    set('aria-labelledby', labelledBy)
    set('aria-describedby', describedBy)
    set('aria-required', required ? 'true' : undefined)
    set('aria-invalid', invalid ? 'true' : undefined)
  }, [quill, labelledBy, describedBy, required, invalid])

  return (
    <div className={`${css.frame} ${invalid ? css.invalid : ''}`}>
      <div className={css.bar}>
        {quill && (
          <Toolbar
            quill={quill}
            controls={control}
            label={t('writing.formatting')}
            className={css.tools}
            tools={tools}
            onOpenPanel={() => setLinking(true)}
          />
        )}
        {quill && linking && (
          <LinkPanel
            quill={quill}
            id={`${control}-link`}
            classes={css}
            cancelLabel={t('answered.cancel')}
            onClose={() => setLinking(false)}
          />
        )}
      </div>
      <div ref={host} className={css.body} />
    </div>
  )
}
