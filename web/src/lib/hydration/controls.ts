/**
 * `drafted`: the value, or whether it is checked, that the boot script entered from a draft. `tick`: its place in the order in which the choices of
 * a ranking, those with `data-ranked`, were ticked.
 */
export type Control = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & { drafted?: string | boolean; tick?: number }

export const controlsIn = (root: ParentNode): Control[] => [...root.querySelectorAll<Control>('input, textarea, select')]

/** True for a control that is checked or not. */
export const isChoice = (control: Control): control is HTMLInputElement & Control =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')

/** True if the person changed what the HTML, or their draft, had. */
export function isChanged(control: Control): boolean {
  if (isChoice(control)) return control.checked !== (control.drafted ?? control.defaultChecked)
  if (control instanceof HTMLSelectElement) return control.value !== (control.drafted ?? control.options[0]?.value)
  return control.value !== (control.drafted ?? control.defaultValue)
}

export const nameOf = (control: Control): string => control.name || control.id
