import * as v from 'valibot'
import { limits } from './limits.ts'
import { isTooLong } from './html/richTextSize.ts'
import { isSafeUrl } from './url.ts'

/** Plain text of at most `max` characters; missing and null are ''. */
export const text = (max: number, missing = '') => v.pipe(v.nullish(v.string(), missing), v.maxLength(max))

/** White space that ends a line or moves on in it, and characters that nobody sees: controls, and what turns the order of letters around. */
const breaks = /[\t-\r\u0085]+/g
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu
const inOneLine = v.transform((given: string) => given.replace(breaks, ' ').replace(unseen, ''))

/** As `text`, of a single line: a name, a title. What cannot be seen in it, and could make it look like another, is taken out. */
export const line = (max: number, missing = '') => v.pipe(v.nullish(v.string(), missing), inOneLine, v.maxLength(max))

/** `line` that has to be there. */
export const givenLine = (max: number) => v.pipe(v.string(), inOneLine, v.maxLength(max))

/** Rich text: HTML as it came in. The server sanitises it before it is stored. */
export const richText = v.pipe(
  v.nullish(v.string(), ''),
  v.check((html) => !isTooLong(html), 'too_long'),
)

/** An address that is safe to link to and to load from, or ''. */
export const url = v.pipe(
  text(limits.url),
  v.check((value) => value === '' || isSafeUrl(value), 'unsafe_url'),
)

/** An id that an editor or an import gave to a section, question or choice. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.id), v.regex(/^[\w.-]+$/))

/** An array of at most `max`. The length comes first: of a longer one no item is looked at, nor is each told to be wrong. */
export function arrayOf<S extends v.GenericSchema>(item: S, max: number): v.ArraySchema<S, undefined> {
  const bounded = v.pipe(v.array(v.unknown()), v.maxLength(max), v.array(item)) // a schema in a pipe is not asked after an issue
  return Object.assign(bounded, { item })
}

/** A list of at most `max`; missing and null are empty. */
export const list = <S extends v.GenericSchema>(item: S, max: number) => v.nullish(arrayOf(item, max), [])

/**
 * A list of at most `max` ids that need not be known; missing and null are empty. It is looked at in one go: the rules of one survey may name half a
 * million of them.
 */
export const ids = (max: number) =>
  v.nullish(
    v.pipe(
      v.custom<string[]>((given) => Array.isArray(given)),
      v.maxLength(max),
      v.check((given) => given.every((one) => typeof one === 'string'), 'wrong_type'),
      v.check((given) => given.every((one) => typeof one !== 'string' || one.length <= limits.id), 'too_long'),
    ),
    [],
  )

/** A switch; missing and null are `missing`. */
export const flag = (missing = false) => v.nullish(v.boolean(), missing)

/** An e-mail address in ASCII, trimmed and in lower case: look-alikes never pass for each other. */
export const email = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(limits.email),
  v.regex(/^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'invalid_email'),
)

export const language = v.picklist(['en', 'ko'])
export type Language = v.InferOutput<typeof language>

/** An IANA name; Asia/Seoul where none is given. */
export const timeZone = v.optional(v.pipe(v.string(), v.check(isTimeZone, 'unknown_time_zone')), 'Asia/Seoul')

function isTimeZone(name: string) {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
