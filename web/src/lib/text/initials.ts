const firstLetter = (word: string) => Array.from(word)[0] ?? ''

/** First letters of the first and last word of the full name, else the e-mail's first letter, else a question mark. */
export function initials(person: { full_name?: string; email?: string } | null): string {
  const words = person?.full_name?.trim().split(/\s+/).filter(Boolean) ?? []
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  const letters = ends.length ? ends.map(firstLetter).join('') : firstLetter(person?.email?.trim() ?? '')
  return letters.toLocaleUpperCase('en') || '?'
}
