import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type Quill from 'quill/core.js'
import { useT } from '../../../../lib/language/i18n.ts'
import { LinkPanel } from '../../../../ui/richText/kit/LinkPanel.tsx'
import { Toolbar } from '../../../../ui/richText/kit/Toolbar.tsx'
import { createEditor } from './createEditor.ts'
import css from './RichTextEditor.module.css'
import { tools as allTools, type Tool } from '../../../../ui/richText/kit/tools.ts'

const { bold, italic, underline, strike, bullets, numbers, link, clean } = allTools

/** The toolbar in its order. */
const tools: readonly Tool[] = [bold, italic, underline, strike, { ...bullets, group: true }, numbers, { ...link, group: true }, clean]

type EditorProps = {
  /** The id that the editable element gets. */
  control: string
  /** The id of the question's title. */
  labelledBy: string
  describedBy: string | undefined
  required: boolean
  invalid: boolean
  /** The HTML to start with; later values are ignored. */
  value: string
  /** Takes the focus when it mounts. */
  focus: boolean
  /** Called with the HTML after a change; '' if it shows nothing. */
  onChange: (html: string) => void
}

/** Quill with the toolbar of an answer. Its content is uncontrolled: React never replaces text during typing. */
export default function RichTextEditor({ control, labelledBy, describedBy, required, invalid, value, focus, onChange }: EditorProps) {
  const t = useT()
  const host = useRef<HTMLDivElement>(null)
  const [quill, setQuill] = useState<Quill>()
  const [linking, setLinking] = useState(false)
  const start = useRef({ control, value, focus })
  const onEdit = useEffectEvent(onChange)

  useLayoutEffect(() => {
    const { control, value, focus } = start.current
    const element = host.current!
    const editor = createEditor(element, value, (html) => onEdit(html))
    editor.root.id = control
    editor.root.dir = 'auto'
    editor.root.setAttribute('role', 'textbox')
    editor.root.setAttribute('aria-multiline', 'true')
    setQuill(editor)
    if (focus) editor.root.focus({ preventScroll: true })
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
            className={`flex gap-hair ${css.tools}`}
            tools={tools}
            onOpenPanel={() => setLinking(true)}
          />
        )}
        {quill && linking && (
          <LinkPanel
            quill={quill}
            id={`${control}-link`}
            classes={css}
            cancelLabel={t('response.cancel')}
            onClose={() => setLinking(false)}
          />
        )}
      </div>
      <div ref={host} className={css.body} />
    </div>
  )
}
