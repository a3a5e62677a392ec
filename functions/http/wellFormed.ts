import { brokenTextIn } from '#shared/brokenText.ts'
import type { FieldError } from '../platform/errors.ts'

/** The escape of a surrogate, half a character that JSON can spell alone: `\ud83d`. */
const surrogateEscape = /\\u[dD][89a-fA-F]/

/** The error for the first lone surrogate in a JSON body, which UTF-8 cannot store. `source`: the JSON; without an escape nothing is searched. */
export function findIllFormedText(body: unknown, source: string): FieldError | undefined {
  const path = surrogateEscape.test(source) ? brokenTextIn(body) : undefined
  if (path === undefined) return undefined
  return { path: path || 'body', code: 'not_allowed', message: `${path || 'The body'} has half a character in it.` }
}
