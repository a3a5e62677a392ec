import { limits } from '../limits.ts'

/** The stored image and video types, with the ending of their names. None that a browser runs (SVG, HTML). */
export const images = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
} as const
export const videos = { 'video/mp4': 'mp4', 'video/webm': 'webm', 'video/ogg': 'ogg', 'video/quicktime': 'mov' } as const
/** Document types, served only as downloads. Archives are not accepted, although most of these formats are zip files. */
export const documents = {
  'application/pdf': 'pdf',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/x-hwp': 'hwp',
  'application/hwp+zip': 'hwpx',
} as const

export type ImageType = keyof typeof images
export type VideoType = keyof typeof videos
export type DocumentType = keyof typeof documents
export type FileType = ImageType | VideoType | DocumentType

/** Every stored type with the ending of its name. */
export const endings: Record<FileType, string> = { ...images, ...videos, ...documents }

/** The purposes of files: accepted types, the most bytes, and whether smaller renditions may be uploaded with it. */
export const purposes = {
  media: { extensions: { ...images, ...videos }, bytes: limits.mediaBytes, renditions: true },
  avatar: { extensions: images, bytes: limits.avatarBytes, renditions: false },
  answer: { extensions: endings, bytes: limits.answerFileBytes, renditions: false },
} as const satisfies Record<string, { extensions: Partial<Record<FileType, string>>; bytes: number; renditions: boolean }>
export type Purpose = keyof typeof purposes

/** Widths in pixels of the WebP renditions that an image may have. */
export const renditionWidths = [640, 1280] as const
export type RenditionWidth = (typeof renditionWidths)[number]

/** Key prefixes. In the private bucket: unchecked uploads, files of answers, and exports; in the media bucket: public files. */
export const filePrefixes = { pending: 'pending/', answers: 'answers/', exports: 'exports/', media: 'media/' } as const

/** The tag of a file that is not attached to a response or profile yet: the bucket expires it. */
export const unsentTag = { name: 'state', value: 'unsent' } as const

/** Other names of these types, which some programs use. */
const synonyms: Record<string, FileType> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/apng': 'image/png',
  'video/x-m4v': 'video/mp4',
  'application/ogg': 'video/ogg',
  'application/csv': 'text/csv',
  'application/haansofthwp': 'application/x-hwp',
  'application/vnd.hancom.hwp': 'application/x-hwp',
  'application/haansofthwpx': 'application/hwp+zip',
  'application/vnd.hancom.hwpx': 'application/hwp+zip',
}

/** The stored type that a Content-Type names, without its parameters; null for any other type. */
export function fileType(contentType: string): FileType | null {
  const type = contentType.split(';')[0]!.trim().toLowerCase()
  if (Object.hasOwn(synonyms, type)) return synonyms[type]!
  return Object.hasOwn(endings, type) ? (type as FileType) : null
}

export const isImage = (type: FileType): type is ImageType => Object.hasOwn(images, type)
export const isVideo = (type: FileType): type is VideoType => Object.hasOwn(videos, type)
export const isDocument = (type: FileType): type is DocumentType => Object.hasOwn(documents, type)

/** Other file name endings of these types. */
const otherEndings: Record<string, FileType> = { jpeg: 'image/jpeg', m4v: 'video/mp4', ogv: 'video/ogg', ogg: 'video/ogg' }
const typesByEnding: ReadonlyMap<string, FileType> = new Map([
  ...Object.entries(otherEndings),
  ...Object.entries(endings).map(([type, ending]) => [ending, type as FileType] as const),
])

/** The stored type by a file name's ending, or null. */
export const namedType = (name: string): FileType | null => typesByEnding.get(name.split('.').at(-1)!.toLowerCase()) ?? null
