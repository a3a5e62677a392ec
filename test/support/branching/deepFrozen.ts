/** The value, deeply frozen: any change throws. */
export function deepFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const held of Object.values(value)) deepFrozen(held)
  return Object.freeze(value)
}
