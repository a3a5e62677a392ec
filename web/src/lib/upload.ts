import { fileType, isImage, purposes, type Purpose } from '#shared/fileTypes.ts'
import { call } from './api.ts'
import { ApiError } from './ApiError.ts'
import { postForm } from './postForm.ts'
import { isHeic, prepareImage, type Prepared } from './renditions.ts'

/** `url` root-relative; `widths` of the renditions that stand beside it, in pixels. */
export type Uploaded = { id: string; url: string; widths: number[] }

/** `onProgress` hears the share that has gone, 0 to 1. `keep`: an image stays the file that it is, as a saved crop does. */
export type UploadOptions = { purpose: Purpose; onProgress?: (share: number) => void; signal?: AbortSignal; keep?: boolean }

/**
 * Sends a file straight to where files are kept, an image scaled down before and with its renditions. Throws ApiError: `file.*` for what
 * cannot be taken, `offline`, or what the API refuses; or the signal's own reason.
 */
export async function uploadFile(file: File, { purpose, onProgress = () => {}, signal, keep = false }: UploadOptions): Promise<Uploaded> {
  const { file: content, type, renditions } = await prepared(typed(file), purpose, keep)
  const { bytes } = purposes[purpose]
  if (content.size === 0) throw new ApiError(422, 'file.empty')
  if (content.size > bytes) throw new ApiError(413, 'file.too_large')
  signal?.throwIfAborted()

  const options = signal ? { signal } : {}
  const smaller = renditions.map((rendition) => ({ width: rendition.width, size: rendition.file.size }))
  const body = { filename: file.name || 'file', content_type: type, size: content.size, purpose, renditions: smaller }
  const presigned = await call('presignFile', { body }, options)

  const parts = [
    ...presigned.renditions.map(({ width, upload }) => ({ upload, file: renditions.find((one) => one.width === width)!.file })),
    { upload: presigned.upload, file: content },
  ]
  const total = parts.reduce((sum, part) => sum + part.file.size, 0)
  let gone = 0
  onProgress(0)
  for (const part of parts) {
    await postForm(part.upload, part.file, (sent) => onProgress((gone + sent) / total), signal)
    gone += part.file.size
    onProgress(gone / total)
  }
  const { id, url } = await call('completeFile', { id: presigned.id }, options)
  return { id, url, widths: presigned.renditions.map(({ width }) => width) }
}

async function prepared(file: File, purpose: Purpose, keep: boolean): Promise<Prepared | { file: File; type: string; renditions: [] }> {
  const { extensions, renditions } = purposes[purpose]
  const type = fileType(file.type)
  if (type && !isImage(type) && type in extensions) return { file, type, renditions: [] }
  // the browser may read more kinds of images than are kept; SVG is a document
  if (!file.type.startsWith('image/') || file.type.startsWith('image/svg')) throw new ApiError(415, 'file.type_not_taken')
  return prepareImage(file, { keep, renditions })
}

/** Endings of files whose type some systems do not know. */
const endings: Record<string, string> = {
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heif',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  ogv: 'video/ogg',
  webm: 'video/webm',
  webp: 'image/webp',
}

/** The file with a type, where its name tells one that its system does not know. */
function typed(file: File): File {
  if (file.type && !isHeic(file)) return file
  const type = endings[file.name.split('.').at(-1)!.toLowerCase()]
  return type ? new File([file], file.name, { type }) : file
}
