import { endings, filePrefixes, type FileType, type Purpose, type RenditionWidth } from '#shared/files/fileTypes.ts'
import type { FileValue } from '#shared/responses/response.ts'
import type { StoredFile } from './files.ts'

/** Where a file, or its rendition of that width, waits to be checked: a key of the private bucket. */
export const pendingKey = (id: string, width?: RenditionWidth) => `${filePrefixes.pending}${id}${width ? `-${width}` : ''}`

/** Where an answer's file lies in the private bucket. */
export const answerKey = (id: string) => `${filePrefixes.answers}${id}`

/** Where everybody finds it once it was checked: a key of the media bucket. */
export const mediaKey = (id: string, type: FileType) => `${filePrefixes.media}${id}.${endings[type]}`
export const renditionKey = (id: string, width: RenditionWidth) => `${filePrefixes.media}${id}-${width}.webp`

/** The same as the page loads it, root-relative. */
export const renditionUrl = (id: string, width: RenditionWidth) => `/${renditionKey(id, width)}`

type Named = { id: string; type: FileType; purpose: Purpose }

/** Where the page finds a file, root-relative: what answers a question only by asking for it. */
export const fileUrl = ({ id, type, purpose }: Named) => (purpose === 'answer' ? `/api/files/${id}` : `/${mediaKey(id, type)}`)

/** The file that such an address is of, or null. */
export const pictureId = (url = ''): string | null => /^\/media\/(F[0-9a-f]{32})\.\w+$/.exec(url)?.[1] ?? null

/**
 * An object that is to be: its bucket by the name of its variable. `expires`: it is forgotten after two days, until removeExpiryTags. `isPersonal`: a
 * picture that somebody may take back, which no cache keeps longer than a day.
 */
export type Place = { bucket: 'MEDIA_BUCKET' | 'PRIVATE_BUCKET'; key: string; expires?: boolean; isPersonal?: boolean }

/** Where an answer's file goes once it was checked. */
export const answerPlace = (id: string): Place => ({ bucket: 'PRIVATE_BUCKET', key: answerKey(id), expires: true })

/** Where a file goes once it was checked. */
export const placeOf = ({ id, type, purpose }: Named): Place =>
  purpose === 'answer'
    ? answerPlace(id)
    : { bucket: 'MEDIA_BUCKET', key: mediaKey(id, type), ...(purpose === 'avatar' && { expires: true, isPersonal: true }) }

/** A file as an answer names it. */
export const toFileValue = ({ id, name, size, type, purpose }: StoredFile): FileValue => ({
  id,
  name,
  size,
  type,
  url: fileUrl({ id, type, purpose }),
})

/** A file as the API answers it: for an answer all that it is, else where it is. */
export const toPublicFile = (file: StoredFile) => (file.purpose === 'answer' ? toFileValue(file) : { id: file.id, url: fileUrl(file) })
