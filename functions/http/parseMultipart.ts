import { HttpError } from '../platform/errors.ts'

const malformed = () => new HttpError(400, 'malformed_form', 'The form is not well-formed multipart/form-data.')

/** The fields of a multipart form: a text as it is, a file as its name, type and bytes. Throws 415 for another type, 400 for a broken form. */
export async function parseMultipart(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<Record<string, unknown>> {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new HttpError(415, 'unsupported_media_type', 'Send multipart/form-data.')
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw malformed()
  })
  const fields = [...form].map(async ([name, value]) => [name, typeof value === 'string' ? value : await sent(value)] as const)
  return Object.fromEntries(await Promise.all(fields))
}

const sent = async (file: File) => ({ name: file.name, type: file.type, bytes: await file.bytes() })
