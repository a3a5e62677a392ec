import { limits } from './limits.ts'

/** What is stored, by its type, with the ending of its name. Nothing that a browser runs as a document (SVG, HTML, PDF) is among it. */
export const images = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
} as const
export const videos = { 'video/mp4': 'mp4', 'video/webm': 'webm', 'video/ogg': 'ogg', 'video/quicktime': 'mov' } as const

export type ImageType = keyof typeof images
export type FileType = ImageType | keyof typeof videos

/** What a file may be for: which types it may have, how many bytes, and whether smaller renditions may stand beside it. */
export const purposes = {
  media: { extensions: { ...images, ...videos }, bytes: limits.mediaBytes, renditions: true },
  avatar: { extensions: images, bytes: limits.avatarBytes, renditions: false },
} as const satisfies Record<string, { extensions: Partial<Record<FileType, string>>; bytes: number; renditions: boolean }>
export type Purpose = keyof typeof purposes

/** Widths of the renditions that may stand beside an image, in pixels. They are WebP. */
export const renditionWidths = [640, 1280] as const
export type RenditionWidth = (typeof renditionWidths)[number]

/** Where files lie: what has been sent and not yet been checked in the private bucket, what everybody may see in the media bucket. */
export const filePrefixes = { pending: 'pending/', media: 'media/' } as const

/** Names that programs give to types which have another one. */
const synonyms: Record<string, FileType> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/apng': 'image/png',
  'video/x-m4v': 'video/mp4',
  'application/ogg': 'video/ogg',
}

/** The stored type that a Content-Type names, or null for one that is not stored. Parameters do not count. */
export function fileType(contentType: string): FileType | null {
  const type = contentType.split(';')[0]!.trim().toLowerCase()
  if (Object.hasOwn(synonyms, type)) return synonyms[type]!
  return Object.hasOwn(images, type) || Object.hasOwn(videos, type) ? (type as FileType) : null
}

export const isImage = (type: FileType): type is ImageType => Object.hasOwn(images, type)
