import { useRef, useState, type KeyboardEvent, type ReactNode, useCallback, useEffect } from 'react'
import type Quill from 'quill/core.js'
import { useT } from '../../../lib/language/i18n.ts'
import icon from '../../icons/icon.module.css'
import { removeFormats } from './editing.ts'
import type { PanelKind, Tool } from './tools.ts'

/** Props of a toolbar control for the roving tabindex. */
export type TabStop = { tabIndex: 0 | -1; onFocus: () => void }

type Props = {
  quill: Quill
  /** The ids of the editors that the toolbar acts on, for aria-controls. */
  controls: string
  label: string
  className: string | undefined
  tools: readonly Tool[]
  onOpenPanel: (what: PanelKind) => void
  /** Tools show their names on hover. Screen readers then announce them twice. */
  tooltips?: boolean
  /** The open panel; null if none. If undefined, a tool that opens a panel shows as pressed when the caret is in its format, such as a link. */
  panel?: string | null
  /** A control before the tools. `refresh` reads the formats at the caret again. */
  renderFirst?: (tabStop: TabStop, formats: Record<string, unknown>, refresh: () => void) => ReactNode
}

/** A toolbar with a roving tabindex. Tools whose format is at the caret show as pressed. */
export function Toolbar({ quill, controls, label, className, tools, onOpenPanel, tooltips = false, panel, renderFirst }: Props) {
  const t = useT()
  const { formats, look } = useFormats(quill)
  const [current, setCurrent] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  const offset = renderFirst ? 1 : 0
  const stop = (at: number): TabStop => ({ tabIndex: at === current ? 0 : -1, onFocus: () => setCurrent(at) })

  const isOn = ({ name, value }: Tool) => (name === 'list' ? formats[name] === value : Boolean(formats[name]))
  function applyTool(tool: Tool) {
    quill.focus() // before the panel renders, which reads the selection
    if (tool.opens) return onOpenPanel(tool.opens)
    if (tool.name === 'clean') removeFormats(quill, quill.getSelection(true))
    else quill.format(tool.name, isOn(tool) ? false : tool.value, 'user')
    look() // a format for text typed next fires no editor event
  }
  function onKeyDown(event: KeyboardEvent) {
    const last = tools.length - 1 + offset
    const next = { ArrowRight: current === last ? 0 : current + 1, ArrowLeft: current === 0 ? last : current - 1, Home: 0, End: last }[
      event.key
    ]
    if (event.key === 'Escape') quill.focus()
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    bar.current?.querySelectorAll<HTMLElement>('select, button')[next]?.focus()
  }
  function ariaState(tool: Tool) {
    if (tool.name === 'clean') return {}
    if (!tool.opens || panel === undefined) return { 'aria-pressed': isOn(tool) }
    return { 'aria-expanded': panel === tool.opens, 'data-on': isOn(tool) ? '' : undefined }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tools in it take the focus in turn
    <div ref={bar} className={className} role="toolbar" aria-label={label} aria-controls={controls} onKeyDown={onKeyDown}>
      {renderFirst?.(stop(0), formats, look)}
      {tools.map((tool, index) => (
        <button
          key={tool.label}
          type="button"
          className="stack centered rounded-xs hover-raised ring-inside"
          data-group={tool.group}
          aria-label={t(tool.label)}
          title={tooltips ? t(tool.label) : undefined}
          {...ariaState(tool)}
          {...stop(index + offset)}
          onPointerDown={(event) => event.preventDefault()} // keeps the selection
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => applyTool(tool)}
        >
          <svg className={icon.icon} viewBox="0 0 20 20" aria-hidden="true">
            <path d={tool.path} />
          </svg>
        </button>
      ))}
    </div>
  )
}

/** The formats at the caret; without focus, those of the last caret position. `refresh` reads them again. */
function useFormats(quill: Quill) {
  const [formats, setFormats] = useState<Record<string, unknown>>(() => {
    const range = quill.getSelection()
    return range ? quill.getFormat(range) : {}
  })
  const look = useCallback(() => {
    const range = quill.getSelection()
    if (!range) return
    const now = quill.getFormat(range)
    setFormats((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
  }, [quill])
  useEffect(() => {
    quill.on('editor-change', look)
    quill.root.addEventListener('keyup', look) // a format for text typed next, by Ctrl+B, fires no editor event
    return () => {
      quill.off('editor-change', look)
      quill.root.removeEventListener('keyup', look)
    }
  }, [quill, look])
  return { formats, look }
}
