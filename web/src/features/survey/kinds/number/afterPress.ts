/** Calls at once, or after the press that goes on: a press misses what moves away meanwhile. */
export function afterPress(call: () => void): void {
  if (document.querySelector('body :active')) addEventListener('mouseup', call, { once: true })
  else call()
}
