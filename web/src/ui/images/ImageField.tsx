import { useId, useState } from 'react'
import { limits } from '#shared/limits.ts'
import { isSafeUrl } from '#shared/url.ts'
import { useT } from '../../lib/language/i18n.ts'
import { Button } from '../Button.tsx'
import { Field } from '../forms/Field.tsx'
import { TrashIcon } from '../icons/workIcons.ts'
import css from './ImageField.module.css'
import { UploadButton } from './UploadButton.tsx'

type Props = {
  label: string
  /** How the preview is cut: a logo at a height of 48, a cover as 16:9. */
  look: 'logo' | 'cover'
  name?: string
  value: string
  error?: string | undefined
  onChange: (url: string) => void
  /** A run of typing has ended: the focus left, or an upload or Remove comes next. */
  onBlur?: () => void
}

/** An image by its address or an upload, with a preview. */
export function ImageField({ label, look, name, value, error, onChange, onBlur }: Props) {
  const t = useT()
  const id = useId()
  const [broken, setBroken] = useState('')
  const put = (url: string) => {
    onBlur?.()
    onChange(url)
    onBlur?.()
  }
  return (
    <Field label={label} error={error} id={id}>
      {(describedBy, invalid) => (
        <div className="column items-start shrinks gap-3">
          {value !== '' &&
            isSafeUrl(value) &&
            (value === broken ? (
              <p className="weight-label warned">{t('image.broken')}</p>
            ) : (
              <img className={css[look]} src={value} alt={t('admin.preview')} height={48} onError={() => setBroken(value)} />
            ))}
          <div className={css.ways}>
            <input
              id={id}
              name={name}
              className={`control ${css.address}`}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              maxLength={limits.url}
              placeholder={t('image.address')}
              value={value}
              aria-describedby={describedBy}
              aria-invalid={invalid || undefined}
              onChange={({ target }) => onChange(target.value.trim())}
              onBlur={onBlur}
            />
            <UploadButton
              label={t('admin.upload')}
              name={t('image.upload_of', { image: label })}
              accept="image/*"
              onUploaded={({ url }) => put(url)}
            />
            {value !== '' && (
              <Button kind="quiet" aria-label={t('image.remove_of', { image: label })} onClick={() => put('')}>
                <TrashIcon /> {t('admin.remove')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Field>
  )
}
