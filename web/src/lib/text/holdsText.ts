const folded = (text: string) => text.normalize('NFC').toLowerCase()

/** Whether a text holds another, in whatever case and form of Unicode. */
export const holdsText = (text: string, sought: string): boolean => folded(text).includes(folded(sought))
