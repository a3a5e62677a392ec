import { useRef, type ReactNode } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import { Alert } from '../../../ui/states/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Progress } from '../../../ui/states/Progress.tsx'
import css from './Media.module.css'
import { useUpload, type UploadedMedia } from './useUpload.ts'

type Props = { label: ReactNode; name?: string; multiple?: boolean; onUploaded: (media: UploadedMedia) => void }

/** Chooses and sends pictures or videos. `name`: what the button is called where its words are not enough. */
export function UploadButton({ label, name, multiple = false, onUploaded }: Props) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const { going, failed, send, cancel } = useUpload(onUploaded)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*,video/*"
        multiple={multiple}
        hidden
        aria-label={name}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = '' // the same file may be chosen again
          if (files.length) void send(files)
        }}
      />
      {going ? (
        <div className={css.sending}>
          <Progress label={t('work.uploading_file', { name: going.name })} value={going.share} />
          <Button kind="quiet" onClick={cancel}>
            {t('work.cancel')}
          </Button>
        </div>
      ) : (
        <Button kind="secondary" aria-label={name} onClick={() => input.current?.click()}>
          <Icon name="upload" /> {label}
        </Button>
      )}
      {failed && (
        <Alert tone="error" className={css.failed}>
          {t(failed === 'video' ? 'work.video_failed' : 'work.image_failed')}
        </Alert>
      )}
    </>
  )
}
