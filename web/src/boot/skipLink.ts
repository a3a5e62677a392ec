/** Moves the focus to the content of the page. */
export function focusMain(options?: FocusOptions): void {
  const main = document.querySelector('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus(options)
}

/** Lets the skip link move the focus without `#main` in the address. */
export function listenToSkipLink(): void {
  addEventListener('click', (event) => {
    if (!(event.target as Element).closest('.skip')) return
    event.preventDefault()
    focusMain()
  })
}
