import { limits } from '#shared/limits.ts'
import type { ApiError } from '../../../lib/api/ApiError.ts'
import { t } from '../../../lib/language/i18n.ts'
import type { ProfileField } from './profileDraft.ts'

/** The message at a field that the server refused; undefined for any other. */
export function fieldError(failure: ApiError | undefined, field: ProfileField): string | undefined {
  const refused = failure?.errors.find(({ path }) => path === field || path === `social.${field}`)
  if (!refused) return undefined
  if (field === 'age') return t('account.age_wrong', { min: limits.ageMin, max: limits.ageMax })
  return t(refused.code === 'too_long' ? 'common.too_long' : 'account.not_taken')
}
