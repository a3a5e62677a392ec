import { useId, useState } from 'react'
import { limits } from '#shared/limits.ts'
import { isSafeUrl } from '#shared/url.ts'
import { useT } from '../../../lib/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import control from '../../../ui/Field.module.css'
import { Icon } from '../../../ui/Icon.tsx'
import type { FieldProps } from './BilingualField.tsx'
import css from './ImageField.module.css'
import { ImageUpload } from './ImageUpload.tsx'

/** A picture by its address: what it looks like, the address itself, Upload and Remove. */
export function ImageField({ draft, change, errorOf, field }: FieldProps & { field: 'logo_url' | 'cover_url' }) {
  const t = useT()
  const id = useId()
  const [broken, setBroken] = useState('')
  const url = draft[field]
  const label = t(`settings.${field}`)
  const preview = url !== '' && isSafeUrl(url)
  return (
    <Field label={label} error={errorOf(field)} id={id}>
      {(describedBy, invalid) => (
        <div className={css.image}>
          {preview &&
            (url === broken ? (
              <p className={css.broken}>{t('settings.image_broken')}</p>
            ) : (
              <img className={css[field]} src={url} alt={t('settings.preview')} height={48} onError={() => setBroken(url)} />
            ))}
          <input
            id={id}
            name={field}
            className={control.control}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={limits.url}
            placeholder={t('settings.address')}
            value={url}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            onChange={({ target }) => change(field, target.value.trim())}
          />
          <div className={css.ways}>
            <ImageUpload of={label} onUploaded={(uploaded) => change(field, uploaded)} />
            {url !== '' && (
              <Button kind="quiet" aria-label={t('settings.remove_image', { image: label })} onClick={() => change(field, '')}>
                <Icon name="trash" /> {t('settings.remove')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Field>
  )
}
