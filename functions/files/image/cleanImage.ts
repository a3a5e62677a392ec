import type { ImageType } from '#shared/files/fileTypes.ts'
import { cleanGif } from './gif.ts'
import { cleanJpeg } from './jpeg.ts'
import { cleanPng } from './png.ts'
import { cleanWebp } from './webp.ts'

const cleaners: Record<ImageType, (bytes: Buffer) => Buffer> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/gif': cleanGif,
  'image/webp': cleanWebp,
}

/** The image without metadata and without bytes after its end; pixels, colors and orientation stay. Throws BrokenMedia. */
export const cleanImage = (bytes: Buffer, type: ImageType): Buffer => cleaners[type](bytes)
