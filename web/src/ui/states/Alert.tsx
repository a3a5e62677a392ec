import type { ReactNode } from 'react'
import css from './Alert.module.css'
import { Icon } from '../Icon.tsx'

type Tone = 'error' | 'success' | 'warn' | 'info'
const icons = { error: 'alert', success: 'check', warn: 'alert', info: 'info' } as const

/** A message that screen readers announce when it appears: an error at once (role alert), the others when idle (role status). */
export const Alert = ({ tone, className = '', children }: { tone: Tone; className?: string; children: ReactNode }) => (
  <div className={`${css.alert} ${css[tone]} ${className}`} role={tone === 'error' ? 'alert' : 'status'}>
    <Icon name={icons[tone]} />
    <div className={css.words}>{children}</div>
  </div>
)
