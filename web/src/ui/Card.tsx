import { useId, type ReactNode } from 'react'
import css from './Card.module.css'

/** A framed part of a page. With a title it is a region of that name; `actions` stand beside the title. */
export function Card({
  title,
  actions,
  className = '',
  children,
}: {
  title?: ReactNode
  actions?: ReactNode
  className?: string
  children: ReactNode
}) {
  const id = useId()
  if (!title) return <div className={`${css.card} ${className}`}>{children}</div>
  return (
    <section className={`${css.card} ${className}`} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  )
}
