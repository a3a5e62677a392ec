import { useRef, useState, type KeyboardEvent } from 'react'
import type Quill from 'quill/core.js'
import { useT } from '../../lib/language/i18n.ts'
import { Icon } from '../Icon.tsx'
import css from './BilingualRichText.module.css'
import { removeFormats } from './editing.ts'
import { headings, tools, type Asking, type Tool } from './tools.ts'
import { useFormats } from './useFormats.ts'

type Props = {
  quill: Quill
  controls: string
  /** What the half is called that the toolbar acts on. */
  name: string
  panel: Asking | undefined
  onAsk: (what: 'link' | 'image' | 'video') => void
}

/** One stop of the Tab key; arrows go from tool to tool. What the caret stands in shows as pressed. */
export function Toolbar({ quill, controls, name, panel, onAsk }: Props) {
  const t = useT()
  const { formats, look } = useFormats(quill)
  const [current, setCurrent] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  const pointed = useRef(false)

  const isOn = (tool: Tool) => (tool.name === 'list' ? formats[tool.name] === tool.value : Boolean(formats[tool.name]))
  function use(tool: Tool) {
    if ('asks' in tool) return onAsk(tool.asks)
    quill.focus()
    if (tool.name === 'clean') removeFormats(quill, quill.getSelection(true))
    else quill.format(tool.name, isOn(tool) ? false : tool.value, 'user')
    look() // a format for what comes next is no change of the editor's yet
  }
  /** With a key one goes through the levels, so the focus stays with them. */
  function head(select: HTMLSelectElement) {
    quill.format('header', Number(select.value) || false, 'user')
    look()
    if (!pointed.current) select.focus()
    pointed.current = false
  }
  function move(event: KeyboardEvent) {
    const last = tools.length
    const next = { ArrowRight: current === last ? 0 : current + 1, ArrowLeft: current === 0 ? last : current - 1, Home: 0, End: last }[
      event.key
    ]
    if (event.key === 'Escape') quill.focus()
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    bar.current?.querySelectorAll<HTMLElement>('select, button')[next]?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tools in it take the focus in turn
    <div
      ref={bar}
      className={css.tools}
      role="toolbar"
      aria-label={t('rich_text.formatting', { name })}
      aria-controls={controls}
      onKeyDown={move}
    >
      <span className={css.heading}>
        <select
          aria-label={t('rich_text.heading')}
          value={Number(formats['header']) || 0}
          tabIndex={current === 0 ? 0 : -1}
          onFocus={() => setCurrent(0)}
          onPointerDown={() => (pointed.current = true)}
          onKeyDown={() => (pointed.current = false)}
          onChange={(event) => head(event.currentTarget)}
        >
          <option value={0}>{t('rich_text.normal')}</option>
          {headings.map((level) => (
            <option key={level} value={level}>
              {t('rich_text.level', { level })}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
      {tools.map((tool, index) => (
        <button
          key={tool.label}
          type="button"
          className={'group' in tool ? css.group : undefined}
          aria-label={t(tool.label)}
          title={t(tool.label)}
          aria-pressed={'asks' in tool || tool.name === 'clean' ? undefined : isOn(tool)}
          aria-expanded={'asks' in tool ? panel === tool.asks : undefined}
          data-on={'asks' in tool && isOn(tool) ? '' : undefined}
          tabIndex={index + 1 === current ? 0 : -1}
          onFocus={() => setCurrent(index + 1)}
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
