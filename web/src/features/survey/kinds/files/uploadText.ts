import { limits } from '#shared/limits.ts'
import type { ApiError } from '../../../../lib/api/ApiError.ts'
import { fileSize, number } from '../../../../lib/language/format.ts'
import { errorText, type Translate, type TextKey } from '../../../../lib/language/i18n.ts'
import type { Upload } from './uploads.ts'

/** The largest size of a file as text: the limit is in MiB, and the same number of MB is shown. */
export const fileLimit = (): string => fileSize((limits.answerFileBytes / 1024 / 1024) * 1_000_000)

const messageKeys: Record<string, TextKey> = {
  'file.type_not_taken': 'files.type',
  'file.empty': 'files.empty',
  'file.heic': 'files.heic',
  'file.unreadable': 'files.unreadable',
  'file.too_many': 'files.too_many',
  'file.too_many_in_all': 'files.too_many_in_all',
  'file.unknown': 'files.gone',
  'file.not_sent': 'files.failed',
  unknown: 'files.failed',
  offline: 'files.offline',
}

/** The state of an upload in words. */
export function uploadText(t: Translate, { state, size, type, share, error }: Upload): string {
  if (error) return uploadErrorText(t, error, { size, isVideo: type.startsWith('video/') })
  if (state === 'waiting') return t('files.waiting')
  if (state === 'done') return t('files.uploaded', { size: fileSize(size) })
  if (share === null) return t('files.preparing')
  return t('files.uploading', { share: number(share, { style: 'percent' }), size: fileSize(size) })
}

function uploadErrorText(t: Translate, error: ApiError, { size, isVideo }: { size: number; isVideo: boolean }): string {
  if (error.code === 'file.too_large')
    return t(isVideo ? 'files.too_large_video' : 'files.too_large', { size: fileSize(size), limit: fileLimit() })
  const key = messageKeys[error.code]
  const most = error.code === 'file.too_many_in_all' ? limits.filesPerResponse : limits.filesPerAnswer
  return key ? t(key, { most }) : errorText(error)
}
