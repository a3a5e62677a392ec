/** The index of the first value that repeats an earlier one; undefined for none. */
export function firstRepeated(values: readonly string[]): number | undefined {
  const at = values.findIndex((value, index) => values.indexOf(value) < index)
  return at < 0 ? undefined : at
}
