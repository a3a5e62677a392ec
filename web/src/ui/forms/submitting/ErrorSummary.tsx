import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import css from './ErrorSummary.module.css'
import { focusControl, unfolded } from './focusControl.ts'
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
            <a
              className={css.link}
              href={`#${control}`}
              onClick={(event) => focusControl(event.currentTarget, control, part) && event.preventDefault()}
            >
              <span>{name}</span> <small className="text-sm failed">{text}</small>
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}
