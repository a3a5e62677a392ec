import type { ReactNode } from 'react'
import css from './Badge.module.css'

export const Badge = ({
  tone = 'neutral',
  className = '',
  children,
}: {
  tone?: 'neutral' | 'accent' | 'new' | 'success' | 'warn' | 'error' | 'count'
  className?: string
  children: ReactNode
}) => <span className={`${css.badge} ${css[tone]} ${className}`}>{children}</span>
