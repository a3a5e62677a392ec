/** Whether two values are equal as JSON: the order of keys does not matter, and undefined properties are ignored. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  if (Array.isArray(one)) {
    const others = other as unknown[]
    return one.length === others.length && one.every((value, index) => sameJson(value, others[index]))
  }
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>]
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => sameJson(a[name], b[name]))
}
