const defaultTexts = new Set(['Untitled Survey', 'New Section', 'New Question', 'Option'])

/** Focuses a field; a default text is selected, so that typing replaces it. */
export function focusField(field: HTMLElement | null): void {
  field?.focus()
  if (field instanceof HTMLTextAreaElement) selectDefault(field)
}

/** Selects a default text, such as where it is clicked. */
export function selectDefault(field: HTMLTextAreaElement): void {
  if (defaultTexts.has(field.value)) field.select()
}
