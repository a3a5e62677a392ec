import type { ReactNode } from 'react'
import { AlertIcon, CheckIcon, InfoIcon } from '../icons/siteIcons.ts'
import css from './Alert.module.css'

type Tone = 'error' | 'success' | 'warn' | 'info'
const icons = { error: <AlertIcon />, success: <CheckIcon />, warn: <AlertIcon />, info: <InfoIcon /> }

/** A message that screen readers announce when it appears: an error at once (role alert), the others when idle (role status). */
export const Alert = ({ tone, className = '', children }: { tone: Tone; className?: string; children: ReactNode }) => (
  <div className={`${css.alert} ${css[tone]} ${className}`} role={tone === 'error' ? 'alert' : 'status'}>
    {icons[tone]}
    <div className={css.words}>{children}</div>
  </div>
)
