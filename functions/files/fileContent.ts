import { fileTypeFromBuffer } from 'file-type'
import { fileType, isImage, isVideo, type FileType } from '#shared/files/fileTypes.ts'
import { HttpError } from '../platform/errors.ts'
import { BrokenMedia } from './brokenMedia.ts'
import { otherType } from './checkDocument.ts'
import { cleanImage } from './image/cleanImage.ts'
import { cleanVideo } from './video/cleanVideo.ts'

/** How many bytes from the start of a file are enough to detect its type. */
export const headBytes = 4_100

/** The type of a file by its first bytes; null for a type that is not accepted. */
export async function detectType(head: Uint8Array): Promise<FileType | null> {
  const found = await fileTypeFromBuffer(head.subarray(0, headBytes))
  return found ? fileType(found.mime) : null
}

/** Throws 422 `file.other_type` where the first bytes are not those of `type`. */
export async function checkType(head: Uint8Array, type: FileType): Promise<void> {
  if ((await detectType(head)) !== type) throw otherType()
}

/** The file as published: media without metadata (a video is changed in place), a document unchanged. 422 `file.broken` if it is damaged. */
export function removeMetadata(bytes: Buffer, type: FileType): Buffer {
  try {
    if (isImage(type)) return cleanImage(bytes, type)
    if (isVideo(type)) cleanVideo(bytes, type)
    return bytes
  } catch (error) {
    if (error instanceof BrokenMedia) throw new HttpError(422, 'file.broken', 'This file is damaged. Try another one.')
    throw error
  }
}
