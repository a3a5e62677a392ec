import type { VideoType } from '#shared/files/fileTypes.ts'
import { cleanMp4 } from './mp4.ts'
import { cleanWebm } from './webm.ts'

/** No phone or browser records Ogg, and its pages carry checksums: it stays as it is. */
const cleaners: Record<VideoType, ((bytes: Buffer) => void) | null> = {
  'video/mp4': cleanMp4,
  'video/quicktime': cleanMp4,
  'video/webm': cleanWebm,
  'video/ogg': null,
}

/** Removes a video's metadata (location, texts, tracks of measurements) from these bytes, in place. Throws BrokenMedia. */
export const cleanVideo = (bytes: Buffer, type: VideoType): void => cleaners[type]?.(bytes)
