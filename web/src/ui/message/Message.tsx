import type { ReactNode } from 'react'
import { AlertIcon, CheckIcon, InfoIcon } from '../icons/siteIcons.ts'
import css from './Message.module.css'

type Kind = 'info' | 'success' | 'warning' | 'danger'
type Props = {
  kind: Kind
  title?: ReactNode
  children?: ReactNode
  /** Buttons and links beside the text; below it where it is narrow. */
  actions?: ReactNode
  dismiss?: ReactNode
  /** Whether screen readers announce it when it appears: `danger` at once, the others when idle. */
  live?: boolean
  className?: string | undefined
}

const icons = { info: <InfoIcon />, success: <CheckIcon />, warning: <AlertIcon />, danger: <AlertIcon /> } satisfies Record<
  Kind,
  ReactNode
>

/** A message in its place on the page; a toast instead is about something that was done. */
export const Message = ({ kind, title, children, actions, dismiss, live = true, className = '' }: Props) => (
  <div className={`${css.message} ${css[kind]} ${className}`} role={live ? (kind === 'danger' ? 'alert' : 'status') : undefined}>
    {icons[kind]}
    <div className="row wrap grows shrinks gap-2-4">
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        {children}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
    {dismiss}
  </div>
)
