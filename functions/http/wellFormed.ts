import type { FieldError } from '../platform/errors.ts'

/** The escape of a surrogate, half a character that JSON can spell alone: `\ud83d`. */
const surrogateEscape = /\\u[dD][89a-fA-F]/

/** The error for the first lone surrogate in a JSON body, which UTF-8 cannot store. `source`: the JSON; without an escape nothing is searched. */
export function findIllFormedText(body: unknown, source: string): FieldError | undefined {
  if (!surrogateEscape.test(source)) return undefined
  const remaining: [string, unknown][] = [['', body]]
  while (remaining.length > 0) {
    const [path, value] = remaining.pop()!
    if (typeof value === 'string' && !value.isWellFormed()) return errorAt(path)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (!name.isWellFormed()) return errorAt(path)
      remaining.push([path ? `${path}.${name}` : name, inner])
    }
  }
  return undefined
}

const errorAt = (path: string): FieldError => ({
  path: path || 'body',
  code: 'not_allowed',
  message: `${path || 'The body'} has half a character in it.`,
})
