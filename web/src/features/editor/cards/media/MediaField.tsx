import { limits } from '#shared/limits.ts'
import type { Question } from '#shared/survey/survey.ts'
import { newMedia, kindByName } from '../../../../lib/media/media.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { UploadButton } from '../../../../ui/images/UploadButton.tsx'
import { addMedia } from '../../store/edits/media.ts'
import { useEditorStore } from '../../store/useEditorStore.ts'
import css from './MediaField.module.css'
import { MediaRow } from './MediaRow.tsx'
import { useState } from 'react'
import type { MediaItem } from '#shared/survey/media.ts'
import { isSafeUrl } from '#shared/url.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/forms/TextField.tsx'

export function MediaField({ question: { id, media }, path }: { question: Question; path: string }) {
  const t = useT()
  const store = useEditorStore()
  return (
    <fieldset className="column shrinks gap-3 text-sm">
      <legend className="below-2 weight-strong leading-140">{t('admin.media')}</legend>
      {media.length > 0 && (
        <ol className="column gap-3">
          {media.map((item, index) => (
            <MediaRow
              key={index}
              questionId={id}
              item={item}
              index={index}
              isLast={index === media.length - 1}
              path={`${path}.media.${index}`}
            />
          ))}
        </ol>
      )}
      {media.length < limits.media && (
        <div className={css.add}>
          <UploadButton
            label={t('admin.upload_media')}
            onUploaded={({ url, kind, widths }) => store.edit(addMedia(id, newMedia(url, kind, widths)))}
          />
          <MediaAddress onAdd={(url, kind) => store.edit(addMedia(id, newMedia(url, kind)))} />
        </div>
      )}
    </fieldset>
  )
}

/** Adds an image or video by its address; the kind is guessed from the file extension and can be changed later. */
function MediaAddress({ onAdd }: { onAdd: (url: string, kind: MediaItem['kind']) => void }) {
  const t = useT()
  const [url, setUrl] = useState('')
  const [isRefused, setRefused] = useState(false)
  const add = () => {
    if (url && isSafeUrl(url)) {
      onAdd(url, kindByName(url))
      setUrl('')
      setRefused(false)
    } else setRefused(true)
  }
  return (
    <div className={css.address}>
      <TextField
        label={t('cards.media_address')}
        error={isRefused && t('cards.media_address_refused')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.url}
        value={url}
        onChange={({ target }) => {
          setUrl(target.value.trim())
          setRefused(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
      />
      <Button kind="secondary" onClick={add}>
        {t('admin.add')}
      </Button>
    </div>
  )
}
