declare global {
  interface Window {
    /** The button that was pressed last while the HTML was there without its script. */
    pressed?: HTMLButtonElement
  }
}

/**
 * Says that the page's HTML is being taken over, and presses again what was pressed before: React takes over first what it is in. Where the
 * page is made anew in another language instead, that button goes, and its press with it.
 */
export function replayEarlyClick(): void {
  delete document.documentElement.dataset['published']
  window.pressed?.click()
}
