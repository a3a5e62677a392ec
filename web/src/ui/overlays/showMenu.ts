let closeOpenMenu = () => {}

/** Browsers without popovers (Firefox before 125, Safari before 17) show it by an attribute until Escape or a press elsewhere. */
export function showMenu(menu: HTMLElement): void {
  if ('showPopover' in menu) return menu.showPopover()
  closeOpenMenu()
  const root = (menu as HTMLElement).parentElement!
  const setOpen = (isOpen: boolean) => {
    ;(menu as HTMLElement).toggleAttribute('data-open', isOpen)
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

export function hideMenu(menu: HTMLElement): void {
  if ('hidePopover' in menu) menu.hidePopover()
  else closeOpenMenu()
}

/** For a press of the menu's button, which browsers with popovers handle themselves. */
export function toggleMenu(menu: HTMLElement): void {
  if ('togglePopover' in menu) return
  if ((menu as HTMLElement).hasAttribute('data-open')) closeOpenMenu()
  else showMenu(menu)
}
