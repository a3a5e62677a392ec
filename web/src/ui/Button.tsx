import type { ComponentProps, ReactNode } from 'react'
import css from './Button.module.css'
import { Link, type LinkProps } from './Link.tsx'

export type Kind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'plain'
export type Size = 'md' | 'lg'
type Variant = { kind?: Kind; size?: Size }

const classNames = ({ kind = 'primary', size = 'md' }: Variant, extra = '') =>
  kind === 'plain' ? extra : [css.button, css[kind], css[size], extra].filter(Boolean).join(' ')

/** A native button, of type `button` by default. `busy`: it ignores clicks, but keeps the focus. Kind `plain` has no style of its own. */
export function Button({
  kind,
  size,
  busy = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: Variant & { busy?: boolean; children: ReactNode } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames({ kind, size }, className)}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}

export function ButtonLink({ kind, size, className, ...rest }: Variant & LinkProps) {
  return <Link {...rest} className={classNames({ kind, size }, className)} />
}
