const stored = new Set(['New Section', 'New Question', 'Option'])

/** Focuses a field; a text that nobody has written yet is selected, so that typing takes its place. */
export function selectIfNew(field: HTMLElement | null): void {
  field?.focus()
  if (field instanceof HTMLTextAreaElement && stored.has(field.value)) field.select()
}
