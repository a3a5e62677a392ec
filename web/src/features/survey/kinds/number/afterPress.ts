/** Calls at once, or after the end of a press in progress, since a control that moves would miss the click. */
export function afterPress(call: () => void): void {
  if (document.querySelector('body :active')) addEventListener('mouseup', call, { once: true })
  else call()
}
