import { endings, fileType, isDocument, isImage, namedType, purposes, type FileType, type Purpose } from '#shared/files/fileTypes.ts'
import type { FileValue } from '#shared/kinds/files.ts'
import { call } from '../api/api.ts'
import { ApiError } from '../api/ApiError.ts'
import { loadTexts } from '../language/i18n.ts'
import { lang } from '../language/language.ts'
import { isHeic, prepareImage, type Prepared } from './prepareImage.ts'

/** `url`: root-relative. `widths`: those of its renditions, in pixels. */
export type Uploaded = { id: string; url: string; widths: number[] }

/** `onProgress` gets the share that was sent, 0 to 1. */
type ProgressOptions = { onProgress?: (share: number) => void; signal?: AbortSignal }
/** `keep`: an image is not scaled down, such as a crop. */
type UploadOptions = ProgressOptions & { purpose: Exclude<Purpose, 'answer'>; keep?: boolean }

/** An image is scaled down first and gets renditions. Rejects with ApiError: `file.*`, `offline`, the API's; or the signal's reason. */
export async function uploadFile(file: File, { purpose, keep = false, ...progress }: UploadOptions): Promise<Uploaded> {
  await loadTexts(lang(), 'errors').catch(() => undefined) // a file that is refused here makes no failed call, which would load them
  const { stored, widths } = await send(file, { purpose }, { keepFile: keep }, progress)
  return { id: stored.id, url: stored.url, widths }
}

/** An image is scaled down and loses its metadata. Resolves to the file as the answer has it. Rejects as uploadFile does. */
export async function uploadAnswer(
  file: File,
  question: { survey_id: string; question_id: string; response?: string },
  progress: ProgressOptions = {},
): Promise<FileValue> {
  const { stored } = await send(file, { purpose: 'answer', ...question }, { stripMetadata: true }, progress)
  return stored as FileValue
}

type Destination = { purpose: Purpose; survey_id?: string; question_id?: string; response?: string }
type ImageOptions = { keepFile?: boolean; stripMetadata?: boolean }

async function send(file: File, destination: Destination, image: ImageOptions, { onProgress = () => {}, signal }: ProgressOptions) {
  const { purpose } = destination
  const { file: content, type, renditions } = await prepare(withType(file), purpose, image)
  const { bytes } = purposes[purpose]
  if (content.size === 0) throw new ApiError(422, 'file.empty')
  if (content.size > bytes) throw new ApiError(413, 'file.too_large')
  signal?.throwIfAborted()

  const options = signal ? { signal } : {}
  const smaller = renditions.map((rendition) => ({ width: rendition.width, size: rendition.file.size }))
  const body = { filename: withExtension(file.name, type), content_type: type, size: content.size, renditions: smaller, ...destination }
  const presigned = await call('presignFile', { body }, options)

  const parts = [
    ...presigned.renditions.map(({ width, upload }) => ({ upload, file: renditions.find((other) => other.width === width)!.file })),
    { upload: presigned.upload, file: content },
  ]
  const total = parts.reduce((sum, part) => sum + part.file.size, 0)
  let sentBytes = 0
  onProgress(0)
  for (const part of parts) {
    await postForm(part.upload, part.file, (sent) => onProgress((sentBytes + sent) / total), signal)
    sentBytes += part.file.size
    onProgress(sentBytes / total)
  }
  const stored = await call('completeFile', { id: presigned.id }, options)
  return { stored, widths: presigned.renditions.map(({ width }) => width) }
}

/** The file's name, with the extension of `type` where an image was converted. */
function withExtension(name: string, type: FileType): string {
  if (!isImage(type) || !name || namedType(name) === type) return name || 'file'
  return `${name.replace(/\.[^.]*$/, '')}.${endings[type]}`
}

async function prepare(
  file: File,
  purpose: Purpose,
  image: ImageOptions,
): Promise<Prepared | { file: File; type: FileType; renditions: [] }> {
  const { extensions, renditions } = purposes[purpose]
  const type = fileType(file.type)
  if (type && !isImage(type) && type in extensions) return { file, type, renditions: [] }
  // the browser may be able to convert any other image, except SVG, which may contain scripts
  if (!file.type.startsWith('image/') || file.type.startsWith('image/svg')) throw new ApiError(415, 'file.type_not_taken')
  return prepareImage(file, { ...image, renditions })
}

/** Types by extension, for files whose type some systems do not know. */
const types: Record<string, string> = {
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

/** The file, with the type of its extension where its system does not know one. */
function withType(file: File): File {
  const ending = namedType(file.name)
  // systems disagree about the types of documents
  if (ending && isDocument(ending)) return file.type === ending ? file : new File([file], file.name, { type: ending })
  if (file.type && !isHeic(file)) return file
  const type = types[file.name.split('.').at(-1)!.toLowerCase()]
  return type ? new File([file], file.name, { type }) : file
}

/** A presigned S3 form: its URL, and the fields that precede the file. */
type Form = { url: string; fields: Record<string, string> }

/** Uploads by a presigned form; `onSent` gets the bytes sent. Rejects with `file.not_sent`, `offline`, or the signal's reason. */
function postForm({ url, fields }: Form, file: Blob, onSent: (bytes: number) => void, signal?: AbortSignal): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  const request = new XMLHttpRequest() // fetch reports no upload progress
  const abort = () => request.abort()
  return new Promise<void>((resolve, reject) => {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', abort)
    request.upload.addEventListener('progress', ({ loaded }) => onSent(Math.min(loaded, file.size)))
    request.addEventListener('load', () => {
      if (request.status < 300) resolve()
      else reject(new ApiError(request.status, 'file.not_sent'))
    })
    request.addEventListener('error', () => reject(new ApiError(0, 'offline')))
    request.addEventListener('abort', () => reject(signal?.reason as Error))
    request.open('POST', url)
    request.send(form)
  }).finally(() => signal?.removeEventListener('abort', abort))
}
