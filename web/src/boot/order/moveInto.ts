/** Reorders neighboring elements `items` to `wanted`, and removes items that `wanted` lacks. */
export function moveInto(items: readonly Element[], wanted: readonly Element[]): void {
  const parent = items[0]?.parentNode
  const end = items[items.length - 1]?.nextSibling ?? null
  for (const item of items) item.remove()
  for (const item of wanted) parent?.insertBefore(item, end)
}
