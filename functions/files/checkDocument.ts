import { fileTypeFromBuffer } from 'file-type'
import type { DocumentType } from '#shared/files/fileTypes.ts'
import { HttpError } from '../platform/errors.ts'

export const otherType = () =>
  new HttpError(422, 'file.other_type', 'This file’s content does not match its type. Save it again in the right format.')
const notText = () => new HttpError(422, 'file.not_text', 'This text file is not in UTF-8. Save it as UTF-8 and try again.')

/** Throws 422 if these bytes (the whole file) are not a document of that type. */
export async function checkDocument(bytes: Buffer, type: DocumentType): Promise<void> {
  if (type === 'text/plain' || type === 'text/csv') return checkText(bytes)
  if (!(await isOfType(bytes, type))) throw otherType()
}

async function isOfType(bytes: Buffer, type: DocumentType): Promise<boolean> {
  if (type === 'application/hwp+zip') return bytes.toString('latin1', 0, 4) === 'PK\x03\x04' && bytes.subarray(30, 30 + 64).includes(hwpx)
  const found = (await fileTypeFromBuffer(bytes))?.mime
  if (type === 'application/x-hwp') return found === 'application/x-cfb' && bytes.includes('HWP Document File')
  return found === type
}

/** The name and content of an .hwpx archive's first, uncompressed entry. */
const hwpx = 'mimetypeapplication/hwp+zip'

/** Text must be UTF-8 and no HTML or SVG, which some programs would run. */
function checkText(bytes: Buffer) {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw notText()
  }
  if (text.includes('\0')) throw notText()
  if (/^\s*<(?:!doctype|!--|\?xml|html|head|body|script|svg)\b/i.test(text.slice(0, 1_000))) throw otherType()
}
