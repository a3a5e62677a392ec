/** The list with `items` inserted at the index `at`; at the end by default. */
export const insertAt = <T>(list: readonly T[], items: readonly T[], at = list.length): T[] => list.toSpliced(at, 0, ...items)

/** The list with the item at `from` moved to the index `to`; the same array if nothing moves. */
export function moveItem<T>(list: T[], from: number | undefined, to: number): T[] {
  if (from === undefined || from === to || !(from in list) || !(to in list)) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from]!)
}

/** The list with the first matching item replaced by `change(item)`; the same array if nothing matches or changes. */
export function updateWhere<T>(list: T[], matches: (item: T) => boolean, change: (item: T) => T): T[] {
  const at = list.findIndex(matches)
  if (at < 0) return list
  const next = change(list[at]!)
  return next === list[at] ? list : list.with(at, next)
}

/** The list with Korean labels written from the item at `index` on; labels beyond its end are dropped. */
export const fillKo = <T extends { label_ko: string }>(list: readonly T[], labels: readonly string[], index: number): T[] =>
  list.map((item, at) => ({ ...item, label_ko: labels[at - index] ?? item.label_ko }))
