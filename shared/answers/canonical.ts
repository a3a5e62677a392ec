/** A JSON value as text, with the keys of every object in alphabetical order, so that equal answers give equal texts. */
export const canonical = (value: unknown): string => JSON.stringify(sortKeys(value)) ?? ''

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sortKeys(part)]),
  )
}
