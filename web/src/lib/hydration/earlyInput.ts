type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isChanged = (control: Control) =>
  control instanceof HTMLSelectElement
    ? control.selectedIndex > 0
    : control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue

/** By the control's name (its id where it has none), what was typed, or the values that were chosen. */
export type EarlyInput = Map<string, string[]>

const captured: EarlyInput = new Map()

/** Stores what was typed or chosen below `root` before the page's script ran, since hydration would lose some of it. */
export function captureEarlyInput(root: ParentNode): void {
  const found: EarlyInput = new Map()
  for (const control of root.querySelectorAll<Control>('input, textarea, select'))
    if (isChanged(control)) {
      const name = control.name || control.id
      found.set(name, [...(found.get(name) ?? []), control.value])
    }
  for (const [name, values] of found) captured.set(name, values)
}

/** Returns what was captured, and clears it. */
export function takeEarlyInput(): EarlyInput {
  const input = new Map(captured)
  captured.clear()
  return input
}
