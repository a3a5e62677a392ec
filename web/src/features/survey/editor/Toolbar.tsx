import { useRef, useState, type KeyboardEvent } from 'react'
import type Quill from 'quill/core.js'
import { useT } from '../../../lib/language/i18n.ts'
import { removeFormats } from '../../../ui/richText/editing.ts'
import { useFormats } from '../../../ui/richText/useFormats.ts'
import { tools, type Tool } from './tools.ts'
import css from './editor.module.css'

type Props = { quill: Quill; controls: string; onLink: () => void }

/** One stop of the Tab key; arrows go from button to button. What the caret stands in shows as pressed. */
export function Toolbar({ quill, controls, onLink }: Props) {
  const t = useT()
  const { formats, look } = useFormats(quill)
  const [current, setCurrent] = useState(0)
  const bar = useRef<HTMLDivElement>(null)

  const isOn = ({ name, value }: Tool) => (name === 'list' ? formats[name] === value : Boolean(formats[name]))
  function use(tool: Tool) {
    if (tool.name === 'link') return onLink()
    quill.focus()
    if (tool.name === 'clean') removeFormats(quill, quill.getSelection(true))
    else quill.format(tool.name, isOn(tool) ? false : tool.value, 'user')
    look() // a format for what comes next is no change of the editor's yet
  }
  function move(event: KeyboardEvent) {
    const last = tools.length - 1
    const next = { ArrowRight: current === last ? 0 : current + 1, ArrowLeft: current === 0 ? last : current - 1, Home: 0, End: last }[
      event.key
    ]
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the buttons in it take the focus in turn
    <div ref={bar} className={css.tools} role="toolbar" aria-label={t('writing.formatting')} aria-controls={controls} onKeyDown={move}>
      {tools.map((tool, index) => (
        <button
          key={tool.label}
          type="button"
          className={'group' in tool ? css.group : undefined}
          aria-label={t(tool.label)}
          aria-pressed={tool.name === 'clean' ? undefined : isOn(tool)}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onPointerDown={(event) => event.preventDefault()} // what is marked stays marked
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => use(tool)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={tool.path} />
          </svg>
        </button>
      ))}
    </div>
  )
}
