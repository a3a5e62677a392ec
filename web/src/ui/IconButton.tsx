import type { ComponentProps, ReactNode } from 'react'
import css from './IconButton.module.css'

type Props = {
  label: string
  /** There is nothing to do, yet it keeps the focus. */
  off?: boolean | undefined
  /** One of several beside a thing that they are about: narrower and quieter. */
  small?: boolean
  /** Takes something away. */
  danger?: boolean
  children: ReactNode
} & Omit<ComponentProps<'button'>, 'type' | 'title' | 'aria-label' | 'disabled'>

/** A picture to press, named `label`. */
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
