import type { ComponentProps, ReactNode } from 'react'
import css from './IconButton.module.css'

type Props = {
  label: string
  /** Disabled, but it keeps the focus. */
  off?: boolean | undefined
  /** Narrower and quieter, for several side by side. */
  small?: boolean
  danger?: boolean
  children: ReactNode
} & Omit<ComponentProps<'button'>, 'type' | 'title' | 'aria-label' | 'disabled'>

/** A button with an icon; `label` is its name and tooltip. */
export const IconButton = ({ label, off = false, small = false, danger = false, className, onClick, ...rest }: Props) => (
  <button
    {...rest}
    type="button"
    className={[css.button, small && css.small, danger && css.danger, className].filter(Boolean).join(' ')}
    aria-label={label}
    title={label}
    aria-disabled={off || undefined}
    onClick={(event) => {
      if (!off) onClick?.(event)
    }}
  />
)
