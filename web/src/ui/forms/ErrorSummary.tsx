import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import css from './ErrorSummary.module.css'
import { Icon } from '../Icon.tsx'

/** `control` is the id of what mends it, `name` what it is called, `text` what is wrong with it. */
type SummaryItem = { control: string; name: ReactNode; text: ReactNode }

/**
 * What has to be mended before a form can be sent, as it was found at one try: takes the focus when it appears, so give it a new `key` at
 * each try. `part`: a selector of the part of the form to bring into view with the control, such as its question.
 */
export function ErrorSummary({
  title,
  items,
  part = 'div',
  className = '',
}: {
  title: ReactNode
  items: readonly SummaryItem[]
  part?: string
  className?: string | undefined
}) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    summary.current?.focus({ preventScroll: true })
    summary.current?.scrollIntoView?.({ block: 'start' })
  }, [])

  return (
    <div ref={summary} className={`${css.summary} ${className}`} role="alert" tabIndex={-1}>
      <h2>
        <Icon name="alert" /> {title}
      </h2>
      <ol>
        {items.map(({ control, name, text }) => (
          <li key={control}>
            <a href={`#${control}`} onClick={(event) => go(event, control, part)}>
              <span>{name}</span> <small>{text}</small>
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Focuses a control with its words in view. */
function go(event: MouseEvent<HTMLElement>, control: string, part: string) {
  const target = event.currentTarget.ownerDocument.getElementById(control)
  if (!target) return
  event.preventDefault()
  target.focus({ preventScroll: true })
  ;(target.closest(part) ?? target).scrollIntoView?.({ block: 'start' })
}
