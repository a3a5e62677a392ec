import { lang } from './language.ts'

const formats = new Map<string, Intl.ListFormat>()

/** Joins texts in the page's language: "a, b and c", or as a disjunction "a, b or c". */
export function formatList(texts: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  const key = `${lang()} ${type}`
  // creating an Intl.ListFormat is slow
  const format = formats.get(key) ?? new Intl.ListFormat(lang(), { type })
  formats.set(key, format)
  return format.format(texts)
}
