import * as v from 'valibot'
import { purposes, renditionWidths, type Purpose } from './fileTypes.ts'
import { limits } from '../limits.ts'

const purpose = v.picklist(Object.keys(purposes) as Purpose[])
const bytes = v.pipe(v.number(), v.integer(), v.minValue(1))
const width = v.picklist(renditionWidths)

const id = v.optional(v.pipe(v.string(), v.maxLength(limits.id)))
/** The question that a file answers: only for the purpose `answer`, which needs both. `response`: the response being changed, if any. */
const forQuestion = { survey_id: id, question_id: id, response: id }

/** A planned upload; `size` is exact, in bytes. */
export const presignBody = v.object({
  filename: v.pipe(v.string(), v.minLength(1), v.maxLength(limits.fileName)),
  content_type: v.pipe(v.string(), v.maxLength(limits.name)),
  size: bytes,
  purpose,
  ...forQuestion,
  renditions: v.pipe(
    v.nullish(v.array(v.object({ width, size: bytes })), []),
    v.maxLength(renditionWidths.length),
    v.check((list) => new Set(list.map((rendition) => rendition.width)).size === list.length, 'duplicate_width'),
  ),
})

/** A form that the browser sends to S3: `fields` in this order, then the `file`. */
const upload = v.object({ url: v.string(), fields: v.record(v.string(), v.string()) })

/** `url` is where the file will be once it is complete, root-relative. */
export const presigned = v.object({
  id: v.string(),
  url: v.string(),
  upload,
  renditions: v.array(v.object({ width, url: v.string(), upload })),
})

/** A multipart form's file. `type`: as declared, '' if it is not. */
const sentFile = v.object({ name: v.string(), type: v.string(), bytes: v.instance(Uint8Array<ArrayBufferLike>) })
export type SentFile = v.InferOutput<typeof sentFile>

export const uploadBody = v.object({ file: sentFile, purpose: v.optional(purpose), ...forQuestion })

/** A stored file; an answer's file has all fields of the answer's value. `size` in bytes. */
export const storedFile = v.object({
  id: v.string(),
  url: v.string(),
  name: v.optional(v.string()),
  size: v.optional(v.number()),
  type: v.optional(v.string()),
})

/** A link to a private file, valid for five minutes. */
export const fileLink = v.object({ url: v.string() })
