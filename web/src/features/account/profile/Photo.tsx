import { lazy, Suspense, useRef, useState } from 'react'
import type { User } from '#shared/accounts/user.ts'
import { useT, type TextKey } from '../../../lib/language/i18n.ts'
import { Message } from '../../../ui/message/Message.tsx'
import { Avatar } from '../../../ui/images/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { UploadIcon } from '../../../ui/icons/fileIcons.ts'
import css from './Photo.module.css'
import { LoadingText } from '../../../ui/states/LoadingRows.tsx'

const CropPhoto = lazy(() => import('./CropPhoto.tsx'))

/** The person's picture: upload with cropping, or remove. `onChange` gets its URL, '' for none; the profile's Save stores it. */
export function Photo({ person, onChange }: { person: User; onChange: (url: string) => void }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ file: File; source: string }>()
  const [refusal, setRefusal] = useState<TextKey>()

  async function choose(file: File | undefined) {
    setRefusal(undefined)
    // no SVG, which may contain scripts
    if (!file?.type.startsWith('image/') || file.type.startsWith('image/svg')) return setRefusal(file && 'account.photo_no_image')
    try {
      ;(await createImageBitmap(file)).close()
      setChosen({ file, source: URL.createObjectURL(file) })
    } catch {
      setRefusal('account.photo_unreadable')
    }
  }
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen.source)
    setChosen(undefined)
  }
  return (
    <div className={css.photo}>
      <Avatar person={person} size="lg" />
      <div>
        <div className="flex wrap gap-1">
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            aria-label={t('account.photo')}
            onChange={({ target }) => {
              void choose(target.files?.[0])
              target.value = '' // so that the same file may be chosen again
            }}
          />
          <Button kind="secondary" onClick={() => input.current?.click()}>
            <UploadIcon /> {t(person.picture_url ? 'account.photo_change' : 'account.photo_upload')}
          </Button>
          {person.picture_url && (
            <Button
              kind="quiet"
              onClick={() => {
                onChange('')
                // Remove disappears: its focus moves to Upload
                const upload = input.current?.nextElementSibling
                if (upload instanceof HTMLElement) upload.focus()
              }}
            >
              {t('account.photo_remove')}
            </Button>
          )}
        </div>
        <p className="above-1 text-sm muted">{t('account.photo_note')}</p>
        {refusal && <Message kind="danger">{t(refusal)}</Message>}
      </div>
      {chosen && (
        <Suspense fallback={<LoadingText className="above-1 text-sm muted" />}>
          <CropPhoto
            {...chosen}
            onUploaded={(url) => {
              onChange(url)
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}
