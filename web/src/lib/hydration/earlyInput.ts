type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isChanged = (control: Control) =>
  control instanceof HTMLSelectElement
    ? control.selectedIndex > 0
    : control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue

/** A control as it was found, by its name (its id where it has none): what is typed, or the values that are chosen. */
export type Typed = Map<string, string[]>

const typed: Typed = new Map()

/** Remembers what somebody typed or chose below `root` before the page's script was there: taking over the HTML would lose some of it. */
export function rememberTyped(root: ParentNode): void {
  const found: Typed = new Map()
  for (const control of root.querySelectorAll<Control>('input, textarea, select'))
    if (isChanged(control)) {
      const name = control.name || control.id
      found.set(name, [...(found.get(name) ?? []), control.value])
    }
  for (const [name, values] of found) typed.set(name, values)
}

/** What was typed or chosen before, once. */
export function takeTyped(): Typed {
  const taken = new Map(typed)
  typed.clear()
  return taken
}
