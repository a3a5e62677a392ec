import * as v from 'valibot'
import { email, givenLine, line, text } from './fields.ts'
import { limits } from './limits.ts'

/** Whether a text has a visible character: not only white space, zero-width characters, or the blank letters of Hangul and Braille. */
const isVisible = (value: string) => /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(value)
const spare = (max: number) => v.pipe(line(max), v.trim())

/** A visitor's inquiry. `website` is a honeypot: people do not see the field, so only bots fill it. */
export const inquiryBody = v.object({
  name: v.pipe(v.string(), v.trim(), v.check(isVisible, 'required'), givenLine(limits.name)),
  email,
  phone: spare(limits.phone),
  org: spare(limits.name),
  note: v.pipe(v.string(), v.trim(), v.check(isVisible, 'required'), v.maxLength(limits.note)),
  website: text(limits.url),
})
export type InquiryBody = v.InferOutput<typeof inquiryBody>

/** An inquiry as an admin reads it. `phone` and `org` are '' if none was given. */
export const inquiry = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  org: v.string(),
  note: v.string(),
  is_read: v.boolean(),
  created_at: v.string(),
})
export type Inquiry = v.InferOutput<typeof inquiry>

export const inquiryState = v.object({ id: v.string(), is_read: v.boolean() })
