import { useEffect, useRef, useState } from 'react'
import type { MediaItem } from '#shared/media.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { uploadFile } from '../../../../lib/api/upload.ts'
import { Alert } from '../../../../ui/states/Alert.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { Progress } from '../../../../ui/states/Progress.tsx'
import { isVideoAddress } from '../../store/edits/media.ts'
import css from './MediaField.module.css'

type Kind = MediaItem['kind']

/** Upload with its progress and a way to stop it; a failure is told, and logged with its reason. */
export function MediaUpload({ onUploaded }: { onUploaded: (item: Pick<MediaItem, 'url' | 'kind' | 'widths'>) => void }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const sending = useRef<AbortController>(null)
  const [going, setGoing] = useState<{ name: string; share: number }>()
  const [failed, setFailed] = useState<Kind>()
  useEffect(() => () => sending.current?.abort(), [])

  async function send(file: File) {
    const { signal } = (sending.current = new AbortController())
    const kind: Kind = file.type.startsWith('video') || isVideoAddress(file.name) ? 'video' : 'image'
    setFailed(undefined)
    setGoing({ name: file.name, share: 0 })
    try {
      const { url, widths } = await uploadFile(file, {
        purpose: 'media',
        onProgress: (share) => setGoing({ name: file.name, share }),
        signal,
      })
      onUploaded({ url, kind, widths })
    } catch (error) {
      if (!signal.aborted) {
        console.warn('An upload failed', error)
        setFailed(kind)
      }
    }
    setGoing(undefined)
  }
  return (
    <div className={css.upload}>
      <input
        ref={input}
        type="file"
        accept="image/*,video/*"
        hidden
        aria-label={t('work.upload_media')}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = '' // the same file may be chosen again
          if (file) void send(file)
        }}
      />
      {going ? (
        <div className={css.sending}>
          <Progress label={t('work.uploading_file', { name: going.name })} value={going.share} />
          <Button kind="quiet" onClick={() => sending.current?.abort()}>
            {t('work.cancel')}
          </Button>
        </div>
      ) : (
        <Button kind="secondary" onClick={() => input.current?.click()}>
          <Icon name="upload" /> {t('work.upload_media')}
        </Button>
      )}
      {failed && <Alert tone="error">{t(failed === 'video' ? 'work.video_failed' : 'work.image_failed')}</Alert>}
    </div>
  )
}
