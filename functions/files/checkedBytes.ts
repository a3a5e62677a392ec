import { fileTypeFromBuffer } from 'file-type'
import { fileType, isImage, type FileType } from '#shared/files/fileTypes.ts'
import { HttpError } from '../platform/errors.ts'
import { BrokenImage } from './image/brokenImage.ts'
import { cleanImage } from './image/cleanImage.ts'

/** Bytes at a file's beginning that tell what it is. */
export const headBytes = 4_100

/** What a file is by its first bytes; null for what is not stored here. */
export async function detectedType(head: Uint8Array): Promise<FileType | null> {
  const found = await fileTypeFromBuffer(head.subarray(0, headBytes))
  return found ? fileType(found.mime) : null
}

/** Throws 422 where the first bytes are not those of `type`. */
export async function checkType(head: Uint8Array, type: FileType): Promise<void> {
  if ((await detectedType(head)) !== type)
    throw new HttpError(422, 'file.other_type', 'This file’s content does not match its type. Save it again in the right format.')
}

/** The file as it may be shown to everybody: an image without what does not belong to the picture. Throws 422 for a broken one. */
export function removeMetadata(bytes: Buffer, type: FileType): Buffer {
  if (!isImage(type)) return bytes
  try {
    return cleanImage(bytes, type)
  } catch (error) {
    if (error instanceof BrokenImage) throw new HttpError(422, 'file.broken', 'This image is damaged. Try another one.')
    throw error
  }
}
