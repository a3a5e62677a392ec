import { controlsIn, isChanged, isChoice, nameOf, type Control } from './controls.ts'

/**
 * By the control's name (its id where it has none), what was typed, or the values that are chosen: those of a ranking in the order of their ticks,
 * none if a draft's were taken back.
 */
export type EarlyInput = Map<string, string[]>

const captured: EarlyInput = new Map()

const tickOf = (control: Control) => ('ranked' in control.dataset && control.tick) || 0

/** Stores the input below `root` from before the page's script ran, since hydration would lose some of it. */
export function captureEarlyInput(root: ParentNode): void {
  const found: EarlyInput = new Map()
  const controls = controlsIn(root).sort((one, other) => tickOf(one) - tickOf(other))
  for (const control of controls) if (isChanged(control)) found.set(nameOf(control), [])
  for (const control of controls) if (!isChoice(control) || control.checked) found.get(nameOf(control))?.push(control.value)
  for (const [name, values] of found) captured.set(name, values)
}

/** Returns the captured input, and clears it. */
export function takeEarlyInput(): EarlyInput {
  const input = new Map(captured)
  captured.clear()
  return input
}
