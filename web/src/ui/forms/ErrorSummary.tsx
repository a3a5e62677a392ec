import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import css from './ErrorSummary.module.css'
import { AlertIcon } from '../icons/siteIcons.ts'

/** `control`: the id of the element to correct; `name`: its label; `text`: the problem, or that it is `fixed`. */
type SummaryItem = { control: string; name: ReactNode; text: ReactNode; fixed?: boolean }

/**
 * The problems that one attempt to send a form found, with links to their controls. It takes the focus when it mounts, so give it a new `key` at each
 * attempt. `part`: a selector of the element around a control to scroll into view, such as its question.
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
    // not atomic: once a problem is fixed, screen readers read what changed, not the whole list again
    <div ref={summary} className={`${css.summary} ${className}`} role="alert" aria-atomic={false} tabIndex={-1}>
      <h2>
        <AlertIcon /> {title}
      </h2>
      <ol>
        {items.map(({ control, name, text, fixed }) => (
          <li key={control} className={fixed ? css.fixed : undefined}>
            <a href={`#${control}`} onClick={(event) => focusControl(event, control, part)}>
              <span>{name}</span> <small>{text}</small>
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Focuses a control and scrolls the part around it into view. */
function focusControl(event: MouseEvent<HTMLElement>, control: string, part: string) {
  const target = event.currentTarget.ownerDocument.getElementById(control)
  if (!target) return
  event.preventDefault()
  target.focus({ preventScroll: true })
  ;(target.closest(part) ?? target).scrollIntoView?.({ block: 'start' })
}
