import { useEffect, useEffectEvent, useRef, type MouseEvent, type ReactNode } from 'react'
import css from './ErrorSummary.module.css'
import { AlertIcon } from '../../icons/siteIcons.ts'

/** `control`: the id of the element to correct; `name`: its label; `text`: the problem, or that it is `fixed`. */
type SummaryItem = { control: string; name: ReactNode; text: ReactNode; fixed?: boolean }

/** Problems with links to controls, which it unfolds. Takes the focus when it mounts: use a new `key`. `part`: a selector of what to scroll into view. */
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
  const unfoldAll = useEffectEvent(() => items.forEach(({ control }) => unfolded(summary.current!, control)))
  useEffect(() => {
    unfoldAll()
    summary.current?.focus({ preventScroll: true })
    summary.current?.scrollIntoView?.({ block: 'start' })
  }, [])

  return (
    // not atomic: once a problem is fixed, screen readers read what changed, not the whole list again
    <div ref={summary} className={`${css.summary} ${className}`} role="alert" aria-atomic={false} tabIndex={-1}>
      <h2 className="flex gap-2 text-lg weight-title leading-140 failed">
        <AlertIcon /> {title}
      </h2>
      <ol className="above-2">
        {items.map(({ control, name, text, fixed }) => (
          <li key={control} className={fixed ? css.fixed : undefined}>
            <a className={css.link} href={`#${control}`} onClick={(event) => focusControl(event, control, part)}>
              <span>{name}</span> <small className="text-sm failed">{text}</small>
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The control with this id in the page of `near`, after opening the details that it is in. */
function unfolded({ ownerDocument }: HTMLElement, control: string): HTMLElement | null {
  const target = ownerDocument.getElementById(control)
  const fold = target?.closest('details')
  if (fold) fold.open = true
  return target
}

/** Focuses a control and scrolls the part around it into view. */
function focusControl(event: MouseEvent<HTMLElement>, control: string, part: string) {
  const target = unfolded(event.currentTarget, control)
  if (!target) return
  event.preventDefault()
  target.focus({ preventScroll: true })
  ;(target.closest(part) ?? target).scrollIntoView?.({ block: 'start' })
}
