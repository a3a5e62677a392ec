import { useEffect, useRef, type ReactNode } from 'react'
import column from './Column.module.css'
import { useHeightProperty } from './useHeightProperty.ts'
import css from './StatusBanner.module.css'

type Props = {
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  tone?: 'info' | 'warn'
  /** Stays in view when the page scrolls. */
  sticky?: boolean
  /** Takes the focus when it appears, since the button that led here is gone. */
  focus?: boolean
}

/** A band under the navbar with the state of the survey or the response; an alert with tone `warn`. */
export function StatusBanner({ title, children, actions, tone = 'info', sticky = false, focus = false }: Props) {
  const banner = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLElement>(null)
  useHeightProperty(banner, sticky ? '--notice' : undefined)
  useEffect(() => {
    if (focus) text.current?.focus()
  }, [focus])
  return (
    <div
      ref={banner}
      className={`on-accent ruled-below ${tone === 'warn' ? css.warn : ''} ${sticky ? css.sticky : ''}`}
      role={tone === 'warn' ? 'alert' : undefined}
    >
      <div className={`${column.column} ${css.inner}`}>
        <section ref={text} tabIndex={-1} className={css.words}>
          <p className={css.title}>{title}</p>
          {children && <p className={css.text}>{children}</p>}
        </section>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  )
}
