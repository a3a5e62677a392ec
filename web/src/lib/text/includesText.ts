const normalized = (text: string) => text.normalize('NFC').toLowerCase()

/** True where `text` contains `search`, whatever their case and Unicode form. */
export const includesText = (text: string, search: string): boolean => normalized(text).includes(normalized(search))

/** True where `text` contains each word of `search`, in any order. */
export const includesWords = (text: string, search: string): boolean => search.split(/\s+/).every((word) => includesText(text, word))
