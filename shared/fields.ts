import { emailPattern } from './accounts/emailPattern.ts'
import * as v from 'valibot'
import { limits } from './limits.ts'
import { siteTimeZone } from './time/timeZone.ts'
import { exceedsRichTextLimits } from './html/richTextSize.ts'
import { isSafeUrl } from './url.ts'

/** Plain text of at most `max` characters; missing and null are ''. */
export const text = (max: number, missing = '') => v.pipe(v.nullish(v.string(), missing), v.maxLength(max))

/** Line breaks and tabs, and invisible characters: controls, and those that reverse the order of text. */
const breaks = /[\t-\r\u0085]+/g
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu
const inOneLine = v.transform((given: string) => given.replace(breaks, ' ').replace(unseen, ''))

/** `text` in a single line, for names and titles. Invisible characters, which could make one look like another, are removed. */
export const line = (max: number, missing = '') => v.pipe(v.nullish(v.string(), missing), inOneLine, v.maxLength(max))

/** A required `line`. */
export const givenLine = (max: number) => v.pipe(v.string(), inOneLine, v.maxLength(max))

/** Rich text: HTML as sent. The server sanitizes it before it is stored. */
export const richText = v.pipe(
  v.nullish(v.string(), ''),
  v.check((html) => !exceedsRichTextLimits(html), 'too_long'),
)

/** An address that is safe to link to and to load from, or ''. */
export const url = v.pipe(
  text(limits.url),
  v.check((value) => value === '' || isSafeUrl(value), 'unsafe_url'),
)

/** An id that an editor or an import gave to a section, question or choice. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.id), v.regex(/^[\w.-]+$/))

/** A field that is absent if it was not sent. */
export const ifGiven = <S extends v.GenericSchema>(schema: S) =>
  v.optional(
    v.pipe(
      v.nullable(schema),
      v.transform((given) => given ?? undefined),
    ),
  )

/** A switch that is absent if it is off. */
export const ifOn = v.optional(
  v.pipe(
    v.nullable(v.boolean()),
    v.transform((given) => given || undefined),
  ),
)

/** A moment, ISO 8601. */
export const moment = v.pipe(v.string(), v.isoTimestamp())

/** An array of at most `max` items. The length is checked first, so that a longer one costs nothing and gives one issue only. */
export function arrayOf<S extends v.GenericSchema>(item: S, max: number): v.ArraySchema<S, undefined> {
  const bounded = v.pipe(v.array(v.unknown()), v.maxLength(max), v.array(item)) // in a pipe, the schema is skipped after an issue
  return Object.assign(bounded, { item })
}

/** An object. Unlike valibot, it refuses a list, which valibot treats as an object without any fields. */
export function objectOf<E extends v.ObjectEntries>(entries: E): v.ObjectSchema<E, undefined> {
  const object = v.object(entries)
  const checked = v.pipe(
    v.custom<object>((given) => !Array.isArray(given)),
    object,
  )
  return Object.assign(checked, { type: object.type, entries })
}

/** A list of at most `max`; missing and null are empty. */
export const list = <S extends v.GenericSchema>(item: S, max: number) => v.nullish(arrayOf(item, max), [])

/** A list of at most `max` ids, empty for missing and null. Checked in one pass, since a survey's rules may name half a million. */
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

/** An e-mail address, trimmed and in lower case. */
export const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(limits.email), v.regex(emailPattern, 'invalid_email'))

export const language = v.picklist(['en', 'ko'])
export type Language = v.InferOutput<typeof language>

/** An IANA name; the site's time zone where none is given. */
export const timeZone = v.optional(v.pipe(v.string(), v.check(isTimeZone, 'unknown_time_zone')), siteTimeZone)

function isTimeZone(name: string) {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
