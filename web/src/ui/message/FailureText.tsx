import type { ReactNode } from 'react'
import css from './Message.module.css'

/** A failure in one line of a row or list, without a ground of its own. */
export const FailureText = ({ children, className = '' }: { children: ReactNode; className?: string | undefined }) => (
  <span role="alert" className={`${css.failure} ${className}`}>
    {children}
  </span>
)
