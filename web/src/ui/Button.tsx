import type { ComponentProps, ReactNode } from 'react'
import css from './Button.module.css'
import { Link, type LinkProps } from './Link.tsx'

export type Kind = 'primary' | 'secondary' | 'quiet' | 'danger'
export type Size = 'md' | 'lg'
type Look = { kind?: Kind; size?: Size }

const look = ({ kind = 'primary', size = 'md' }: Look, more = '') => [css.button, css[kind], css[size], more].filter(Boolean).join(' ')

/** A native button, of type `button` unless told. `busy`: disabled for the pointer and the form, yet it keeps the focus. */
export function Button({
  kind,
  size,
  busy = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: Look & { busy?: boolean; children: ReactNode } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      className={look({ kind, size }, className)}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}

/** A link of this site that looks like a button. */
export function ButtonLink({ kind, size, className, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={look({ kind, size }, className)} />
}
