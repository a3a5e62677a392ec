let closeOpenMenu = () => {}

/** For browsers without popovers (Firefox before 125, Safari before 17): shows a menu by an attribute until Escape or a press elsewhere. */
export function showMenu(menu: HTMLElement): void {
  closeOpenMenu()
  const root = menu.parentElement!
  const setOpen = (isOpen: boolean) => {
    menu.toggleAttribute('data-open', isOpen)
    root.querySelector('button')!.setAttribute('aria-expanded', String(isOpen))
  }
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('pointerdown', ({ target }) => root.contains(target as Node) || closeOpenMenu(), { signal })
  addEventListener('keydown', ({ key }) => key === 'Escape' && closeOpenMenu(), { signal })
  closeOpenMenu = () => {
    setOpen(false)
    listening.abort()
    closeOpenMenu = () => {}
  }
  setOpen(true)
}

export const hideMenu = (): void => closeOpenMenu()

/** For a press of the menu's button, which browsers with popovers handle themselves. */
export const toggleMenu = (menu: HTMLElement): void => (menu.hasAttribute('data-open') ? closeOpenMenu() : showMenu(menu))
