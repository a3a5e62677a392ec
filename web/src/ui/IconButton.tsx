import type { ButtonHTMLAttributes, ReactNode } from 'react'
import css from './IconButton.module.css'

type Props = { label: string; off?: boolean; children: ReactNode } & Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onClick' | 'popoverTarget' | 'aria-keyshortcuts'
>

/** A picture to press, named `label`. `off`: there is nothing to do, yet it keeps the focus. */
export const IconButton = ({ label, off = false, onClick, children, ...rest }: Props) => (
  <button
    {...rest}
    type="button"
    className={css.button}
    aria-label={label}
    title={label}
    aria-disabled={off || undefined}
    onClick={(event) => {
      if (!off) onClick?.(event)
    }}
  >
    {children}
  </button>
)
