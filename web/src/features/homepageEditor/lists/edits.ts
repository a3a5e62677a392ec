import { keyOf } from '../content/keys.ts'

/** The list with the entry of a key changed; the same list if there is none. */
export function changeEntry<Entry extends object>(entries: Entry[], key: string, change: (entry: Entry) => Entry): Entry[] {
  const index = entries.findIndex((entry) => keyOf(entry) === key)
  return index < 0 ? entries : entries.with(index, change(entries[index]!))
}

/** The list with the entry of a key moved to the index `to`; the same list if nothing moves. */
export function moveEntry<Entry extends object>(entries: Entry[], key: string, to: number): Entry[] {
  const from = entries.findIndex((entry) => keyOf(entry) === key)
  if (from < 0 || from === to || to < 0 || to >= entries.length) return entries
  return entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]!)
}

export const removeEntry = <Entry extends object>(entries: Entry[], key: string): Entry[] => entries.filter((entry) => keyOf(entry) !== key)

/** The list with a removed entry inserted at its former index, or at the end of a shorter list. */
export const restoreEntry = <Entry extends object>(entries: Entry[], entry: Entry, index: number): Entry[] =>
  entries.some((one) => keyOf(one) === keyOf(entry)) ? entries : entries.toSpliced(index, 0, entry)
