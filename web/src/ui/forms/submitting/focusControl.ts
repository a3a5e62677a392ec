/** The control with this id in the page of `near`, after opening the details that it is in. */
export function unfolded({ ownerDocument }: HTMLElement, control: string): HTMLElement | null {
  const target = ownerDocument.getElementById(control)
  const fold = target?.closest('details')
  if (fold) fold.open = true
  return target
}

/** Focuses a control in the page of `near` and scrolls the part around it into view; false if the page does not have it. */
export function focusControl(near: HTMLElement, control: string, part: string): boolean {
  const target = unfolded(near, control)
  target?.focus({ preventScroll: true })
  ;(target?.closest(part) ?? target)?.scrollIntoView?.({ block: 'start' })
  return target !== null
}
