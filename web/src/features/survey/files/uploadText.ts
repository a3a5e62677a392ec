import { limits } from '#shared/limits.ts'
import type { ApiError } from '../../../lib/ApiError.ts'
import { fileSize, number } from '../../../lib/format.ts'
import { errorText, type Translate, type TextKey } from '../../../lib/i18n.ts'
import type { Upload } from './uploads.ts'

/** What a file may have, in words: a bound of so many MiB is told in MB, as it is meant. */
export const fileLimit = (): string => fileSize((limits.answerFileBytes / 1024 / 1024) * 1_000_000)

const reasons: Record<string, TextKey> = {
  'file.type_not_taken': 'survey.file_type',
  'file.empty': 'survey.file_empty',
  'file.heic': 'survey.file_heic',
  'file.unreadable': 'survey.file_unreadable',
  'file.too_many': 'survey.file_too_many',
  'file.unknown': 'survey.file_gone',
  'file.not_sent': 'survey.file_failed',
  unknown: 'survey.file_failed',
  offline: 'survey.file_offline',
}

/** How it stands with a file, for people. */
export function uploadText(t: Translate, { state, size, type, share, error }: Upload): string {
  if (error) return reasonText(t, error, { size, isVideo: type.startsWith('video/') })
  if (state === 'waiting') return t('survey.file_waiting')
  if (state === 'done') return t('survey.file_uploaded', { size: fileSize(size) })
  if (share === null) return t('survey.file_preparing')
  return t('survey.file_uploading', { share: number(share, { style: 'percent' }), size: fileSize(size) })
}

function reasonText(t: Translate, error: ApiError, { size, isVideo }: { size: number; isVideo: boolean }): string {
  if (error.code === 'file.too_large')
    return t(isVideo ? 'survey.file_too_large_video' : 'survey.file_too_large', { size: fileSize(size), limit: fileLimit() })
  const reason = reasons[error.code]
  return reason ? t(reason, { most: limits.filesPerAnswer }) : errorText(error)
}
