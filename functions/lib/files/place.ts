import { filePrefixes, images, videos, type FileType, type RenditionWidth } from '#shared/fileTypes.ts'

const extensions: Record<FileType, string> = { ...images, ...videos }

/** Where a file, or its rendition of that width, waits to be checked: a key of the private bucket. */
export const pendingKey = (id: string, width?: RenditionWidth) => `${filePrefixes.pending}${id}${width ? `-${width}` : ''}`

/** Where everybody finds it once it was checked: a key of the media bucket. */
export const mediaKey = (id: string, type: FileType) => `${filePrefixes.media}${id}.${extensions[type]}`
export const renditionKey = (id: string, width: RenditionWidth) => `${filePrefixes.media}${id}-${width}.webp`

/** The same as the page loads it, root-relative. */
export const mediaUrl = (id: string, type: FileType) => `/${mediaKey(id, type)}`
export const renditionUrl = (id: string, width: RenditionWidth) => `/${renditionKey(id, width)}`
