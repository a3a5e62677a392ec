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

/**
 * The image without what its camera, its editor or an attacker put beside the picture: place, time, device, texts, whatever stands
 * behind its end. Orientation stays. Throws BrokenImage for what is not whole.
 */
export const cleanImage = (bytes: Buffer, type: ImageType): Buffer => cleaners[type](bytes)
