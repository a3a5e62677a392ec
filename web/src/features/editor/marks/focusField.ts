const defaultTexts = new Set(['New Section', 'New Question', 'Option'])

/** Focuses a field; a default text is selected, so that typing replaces it. */
export function focusField(field: HTMLElement | null): void {
  field?.focus()
  if (field instanceof HTMLTextAreaElement && defaultTexts.has(field.value)) field.select()
}
