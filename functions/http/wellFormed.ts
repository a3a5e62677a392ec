import type { FieldError } from '../platform/errors.ts'

/** Half a character, as JSON can spell it: `\ud83d` alone. */
const halfSurrogate = /\\u[dD][89a-fA-F]/

/**
 * The first text in a parsed JSON body that has half a character in it, which no UTF-8 can store; undefined where there is none.
 * `source` is what it was parsed from: where nothing is spelt so, nothing is looked through.
 */
export function findIllFormedText(body: unknown, source: string): FieldError | undefined {
  if (!halfSurrogate.test(source)) return undefined
  const left: [string, unknown][] = [['', body]]
  while (left.length > 0) {
    const [path, value] = left.pop()!
    if (typeof value === 'string' && !value.isWellFormed()) return errorAt(path)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (!name.isWellFormed()) return errorAt(path)
      left.push([path ? `${path}.${name}` : name, inner])
    }
  }
  return undefined
}

const errorAt = (path: string): FieldError => ({
  path: path || 'body',
  code: 'not_allowed',
  message: `${path || 'The body'} has half a character in it.`,
})
