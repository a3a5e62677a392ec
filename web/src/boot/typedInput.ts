import { isChanged, isChoice, nameOf, type Control } from '../lib/hydration/controls.ts'
import { formControls } from './formControls.ts'

/** The input of a page that is reloaded: by control its value, or whether it is checked (in a ranking, ticked). `at`: in milliseconds. */
type Typed = { path: string; at: number; entries: [string, string | boolean | number][] }

const maxAgeMilliseconds = 60_000
const keyOf = (control: Control) => nameOf(control) + (isChoice(control) ? ` ${control.value}` : '')
const read = (control: Control) => (isChoice(control) ? control.checked && (control.tick ?? true) : control.value)

/** Keeps input from before the app ran in this tab. */
export function keepTyped(): void {
  const entries = formControls().map((control): [string, string | boolean | number] => [keyOf(control), read(control)])
  try {
    sessionStorage['typed'] = JSON.stringify({ path: location.pathname, at: Date.now(), entries } satisfies Typed)
  } catch {} // storage is full or blocked
}

/** Returns the kept input and removes it: only the next page gets it. */
export function takeTyped(): Typed | null {
  try {
    const kept = JSON.parse((sessionStorage['typed'] as string | undefined) ?? 'null') as Typed | null
    delete sessionStorage['typed']
    return kept
  } catch {
    return null
  }
}

/** Enters the kept input on the same page within a minute, except where it changed. A later visitor may be another person. */
export function restoreTyped(kept: Typed | null): void {
  if (kept?.path !== location.pathname || Date.now() - kept.at > maxAgeMilliseconds) return
  const typed = new Map(kept.entries)
  const controls = formControls()
  const changed = new Set(controls.filter(isChanged).map(nameOf))
  for (const control of controls) {
    const value = typed.get(keyOf(control))
    if (value !== undefined && !changed.has(nameOf(control)))
      Object.assign(control, isChoice(control) ? { checked: value, tick: value } : { value })
  }
}
