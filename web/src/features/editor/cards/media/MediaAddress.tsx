import { useState } from 'react'
import { limits } from '#shared/limits.ts'
import type { MediaItem } from '#shared/survey/media.ts'
import { isSafeUrl } from '#shared/url.ts'
import { kindByName } from '../../../../lib/media/media.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/forms/TextField.tsx'
import css from './MediaField.module.css'

/** Adds an image or video by its address; the kind is guessed from the file extension and can be changed later. */
export function MediaAddress({ onAdd }: { onAdd: (url: string, kind: MediaItem['kind']) => void }) {
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
