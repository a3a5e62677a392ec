import { surveyPath } from '#shared/site/sitePaths.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { CopyField } from '../../../../ui/forms/CopyField.tsx'
import { useSavedAddress } from '../../saving/useSaver.ts'
import { useSetting } from '../useSetting.ts'

/** The link to hand out, with a place for each link field; absent before the first save, and without fields. */
export function HandedOutLink() {
  const t = useT()
  const stored = useSavedAddress()
  const { value: fields = [] } = useSetting('link_fields')
  if (!stored || fields.length === 0) return null
  const query = fields.map(({ name }) => `${name}={${name}}`).join('&')
  return (
    <CopyField
      label={t('life.handed_out')}
      hint={t('life.handed_out_hint')}
      value={`${location.origin}${surveyPath(stored)}?${query}`}
      messages={{ copy: t('admin.copy'), copied: t('admin.copied'), failed: t('fields.copy_failed') }}
    />
  )
}
