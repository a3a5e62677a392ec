import * as v from 'valibot'
import { email, text } from './fields.ts'
import { limits } from './limits.ts'

/** Something that was written: not blank. */
const needed = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => value !== '', 'required'),
    v.maxLength(max),
  )
const spare = (max: number) => v.pipe(text(max), v.trim())

/** What a visitor sends. `website` is a field that people never see: who fills it is a machine. */
export const inquiryBody = v.object({
  name: needed(limits.name),
  email,
  phone: spare(limits.phone),
  org: spare(limits.name),
  note: needed(limits.note),
  website: text(limits.url),
})
export type InquiryBody = v.InferOutput<typeof inquiryBody>

/** An inquiry as an admin reads it. `phone` and `org` are '' where none was given. */
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
