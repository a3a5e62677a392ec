import { useId, type ReactNode } from 'react'
import css from './Menu.module.css'

/**
 * A popover under its button: Escape, a click elsewhere and a click on anything in it close it, all natively.
 * `button` is what the button shows, `label` its name where that is not words enough. Put `MenuItem` elements into it.
 */
export function Menu({
  button,
  label,
  className = '',
  children,
}: {
  button: ReactNode
  label?: string
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <div className={css.root}>
      <button type="button" className={`${css.button} ${className}`} popoverTarget={id} aria-label={label}>
        {button}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks of the items in it, by key or pointer */}
      <div
        id={id}
        popover="auto"
        className={css.menu}
        onClick={(event) => {
          if ((event.target as Element).closest('a, button')) event.currentTarget.hidePopover?.()
        }}
      >
        {children}
      </div>
    </div>
  )
}

/** The look of a link or button in a menu: `<Link className={menuItem}>`. */
export const menuItem = css.item
export const menuRule = css.rule
