import type { ReactNode } from 'react'
import css from './Badge.module.css'

/** A short word on a thing's state. `count` is the round figure of unread things. */
export const Badge = ({
  tone = 'neutral',
  className = '',
  children,
}: {
  tone?: 'neutral' | 'accent' | 'new' | 'success' | 'warn' | 'error' | 'count'
  className?: string
  children: ReactNode
}) => <span className={`${css.badge} ${css[tone]} ${className}`}>{children}</span>
