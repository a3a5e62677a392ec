import type { ReactNode } from 'react'
import css from './States.module.css'

/** Nothing here yet: a heading, a sentence, and one thing to do. */
export const EmptyState = ({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) => (
  <div className={css.state}>
    <h2>{title}</h2>
    {children && <p>{children}</p>}
    {action}
  </div>
)
