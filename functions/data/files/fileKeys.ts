import { endings, filePrefixes, type FileType, type Purpose, type RenditionWidth } from '#shared/files/fileTypes.ts'
import type { FileValue } from '#shared/kinds/files.ts'
import type { StoredFile } from './files.ts'

export const pendingKey = (id: string, width?: RenditionWidth) => `${filePrefixes.pending}${id}${width ? `-${width}` : ''}`

export const answerKey = (id: string) => `${filePrefixes.answers}${id}`

export const mediaKey = (id: string, type: FileType) => `${filePrefixes.media}${id}.${endings[type]}`
export const renditionKey = (id: string, width: RenditionWidth) => `${filePrefixes.media}${id}-${width}.webp`

export const renditionUrl = (id: string, width: RenditionWidth) => `/${renditionKey(id, width)}`

type Named = { id: string; type: FileType; purpose: Purpose }

/** The root-relative URL of a file; an answer's file is reached through the API, which checks the caller's access. */
export const fileUrl = ({ id, type, purpose }: Named) => (purpose === 'answer' ? `/api/files/${id}` : `/${mediaKey(id, type)}`)

/** The file id in the URL of a public file, or null. */
export const publicFileId = (url = ''): string | null => /^\/media\/(F[0-9a-f]{32})\.\w+$/.exec(url)?.[1] ?? null

/**
 * The place of an object; `bucket` names the environment variable. `expires`: the bucket deletes it after two days, unless removeExpiryTags comes
 * first. `isPersonal`: a profile picture, which caches keep for at most a day because it may be removed.
 */
export type Place = { bucket: 'MEDIA_BUCKET' | 'PRIVATE_BUCKET'; key: string; expires?: boolean; isPersonal?: boolean }

/** The place of an answer's file once checked. */
export const answerPlace = (id: string): Place => ({ bucket: 'PRIVATE_BUCKET', key: answerKey(id), expires: true })

export const placeOf = ({ id, type, purpose }: Named): Place =>
  purpose === 'answer'
    ? answerPlace(id)
    : { bucket: 'MEDIA_BUCKET', key: mediaKey(id, type), ...(purpose === 'avatar' && { expires: true, isPersonal: true }) }

export const toFileValue = ({ id, name, size, type, purpose }: StoredFile): FileValue => ({
  id,
  name,
  size,
  type,
  url: fileUrl({ id, type, purpose }),
})

export const toPublicFile = (file: StoredFile) => (file.purpose === 'answer' ? toFileValue(file) : { id: file.id, url: fileUrl(file) })
