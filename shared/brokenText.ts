/** The path of a text or property name in `value` with a lone surrogate, half a character that UTF-8 cannot store; undefined without one. */
export function brokenTextIn(value: unknown): string | undefined {
  const remaining: [string, unknown][] = [['', value]]
  while (remaining.length > 0) {
    const [path, next] = remaining.pop()!
    if (typeof next === 'string' && !next.isWellFormed()) return path
    if (typeof next !== 'object' || next === null) continue
    for (const [name, inner] of Object.entries(next)) {
      if (!name.isWellFormed()) return path
      remaining.push([path ? `${path}.${name}` : name, inner])
    }
  }
  return undefined
}
