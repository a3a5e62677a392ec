import { useState } from 'react'
import { isBlank } from '#shared/text.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { DownIcon } from '../../../ui/icons/siteIcons.ts'
import { ImageField } from '../../../ui/images/ImageField.tsx'
import { useFieldError } from '../saving/fieldErrors.ts'
import { useSurveySelector } from '../store/useEditorStore.ts'
import { RichPair } from './RichPair.tsx'
import css from './SurveyFields.module.css'
import { useSurveyField } from './useSurveyField.ts'

export function LookFields() {
  const t = useT()
  const [opened, setOpened] = useState(false)
  const refused = [useFieldError('company_logo_url'), useFieldError('cover_image_url'), useFieldError('footer_html')]
  const hasLogo = useSurveySelector((survey) => survey.company_logo_url !== '')
  const hasCover = useSurveySelector((survey) => survey.cover_image_url !== '')
  const hasFooter = useSurveySelector((survey) => !isBlank(survey.footer_html) || !isBlank(survey.footer_html_ko))
  const there = [hasLogo && t('fields.logo'), hasCover && t('fields.cover'), hasFooter && t('admin.footer')].filter(Boolean)
  const open = opened || refused.some(Boolean)
  return (
    <details className={css.more} open={open} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary className={css.summary}>
        <span>{t('fields.more')}</span>
        <small className="grows shrinks one-line">{there.join(', ')}</small>
        <DownIcon className="muted" />
      </summary>
      {open && (
        <div className={css.look}>
          <AddressedImage name="company_logo_url" look="logo" />
          <AddressedImage name="cover_image_url" look="cover" />
          <RichPair name="footer_html" />
        </div>
      )}
    </details>
  )
}

function AddressedImage({ name, look }: { name: 'company_logo_url' | 'cover_image_url'; look: 'logo' | 'cover' }) {
  const t = useT()
  const { value, error, change, onBlur: settle } = useSurveyField(name)
  return <ImageField label={t(`fields.${name}`)} look={look} value={value} error={error} onChange={change} onBlur={settle} />
}
