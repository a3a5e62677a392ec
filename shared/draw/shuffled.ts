const utf8 = new TextEncoder()

/** Bits of a text's UTF-8 bytes that look random: fmix32 of MurmurHash3 over FNV-1a, 32-bit unsigned. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of utf8.encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The sort key of an item: only by its id, so that a new item never moves the others. */
export const keyOf = (seed: string, scope: string, id: string): number => hashOf(`${seed} ${scope} ${id}`)

/** The items in the seed's order; those that are pinned keep their places. `scope`: the id of the question, section or pool that has them. */
export function shuffled<Item>(
  seed: string,
  scope: string,
  items: readonly Item[],
  idOf: (item: Item) => string,
  isPinned: (item: Item) => unknown,
): Item[] {
  const moved = items.flatMap((item) => (isPinned(item) ? [] : { item, key: keyOf(seed, scope, idOf(item)) }))
  const next = moved.sort((one, other) => one.key - other.key).values()
  return items.map((item) => (isPinned(item) ? item : next.next().value!.item))
}
