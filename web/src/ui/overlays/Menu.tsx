import { useId, type KeyboardEvent, type ReactNode } from 'react'
import css from './Menu.module.css'

/** From the entry at `at`, -1 for the button, to which of `count`; undefined for a key that means something else there. */
const moves: Record<string, (at: number, count: number) => number | undefined> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at > 0 ? at : count) - 1,
  Home: (at) => (at < 0 ? undefined : 0),
  End: (at, count) => (at < 0 ? undefined : count - 1),
}

function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[popover] :is(a, button)')]
  const to = moves[event.key]?.(items.indexOf(document.activeElement as HTMLElement), items.length)
  if (to === undefined) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>('[popover]')!.showPopover?.()
  items[to]?.focus()
}

/**
 * A popover under its button: Escape, a click elsewhere and a click on anything in it close it, all natively.
 * Tab and the arrows go through its entries. `button` is what the button shows, `label` its name where that is not words enough. Give what is put into it the class `menuItem`.
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
    <div className={css.root} onKeyDown={onKeyDown}>
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
