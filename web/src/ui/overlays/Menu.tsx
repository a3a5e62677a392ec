import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import css from './Menu.module.css'

/** For browsers without popovers; others never load it. */
const oldMenu = () => import('./menuWithoutPopover.ts')

/** By key, the index to focus, from the focused one (`at`, -1 on the button); undefined if the key does nothing. */
const indexByKey: Record<string, (at: number, count: number) => number | undefined> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at > 0 ? at : count) - 1,
  Home: (at) => (at < 0 ? undefined : 0),
  End: (at, count) => (at < 0 ? undefined : count - 1),
}

async function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[popover] :is(a, button)')]
  const to = indexByKey[event.key]?.(items.indexOf(document.activeElement as HTMLElement), items.length)
  if (to === undefined) return
  event.preventDefault()
  const menu = event.currentTarget.querySelector<HTMLElement>('[popover]')!
  if ('showPopover' in menu) menu.showPopover()
  else (await oldMenu()).showMenu(menu)
  items[to]?.focus()
}

/** A popover of `MenuButton`s and links (`menuItem`) under its button. `label`: its accessible name where `button` is not enough. */
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
  const menu = useRef<HTMLDivElement>(null)
  return (
    <div className={css.root} onKeyDown={(event) => void onKeyDown(event)}>
      <button
        type="button"
        className={`${css.button} ${className}`}
        popoverTarget={id}
        aria-label={label}
        onClick={() => void ('togglePopover' in menu.current! || oldMenu().then(({ toggleMenu }) => toggleMenu(menu.current!)))}
      >
        {button}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it handles the clicks of its items, which keys make too */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={css.menu}
        onClick={({ target, currentTarget }) => {
          if (!(target as Element).closest('a, button')) return
          if ('hidePopover' in currentTarget) currentTarget.hidePopover()
          else void oldMenu().then(({ hideMenu }) => hideMenu())
        }}
      >
        {children}
      </div>
    </div>
  )
}

export const MenuButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button {...props} type="button" className={css.item} />
)

/** The class of a link in a menu: `<Link className={menuItem}>`. */
export const menuItem = css.item
export const menuRule = css.rule
