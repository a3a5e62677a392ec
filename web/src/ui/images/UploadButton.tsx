import { useRef, type ReactNode } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import type { UploadedMedia } from '../../lib/media/media.ts'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { Alert } from '../states/Alert.tsx'
import { Progress } from '../states/Progress.tsx'
import css from './UploadButton.module.css'
import { useUpload, type UploadFailure } from './useUpload.ts'

type Props = {
  label: string
  /** What the button is called where its words are not enough. */
  name?: string
  accept?: string
  multiple?: boolean
  /** Says why something was not taken; without it, which kind of file it was. */
  sayFailure?: (failure: UploadFailure) => ReactNode
  onUploaded: (media: UploadedMedia) => void
}

/** Chooses and sends pictures or videos, with the progress and a way to stop. */
export function UploadButton({ label, name, accept = 'image/*,video/*', multiple = false, sayFailure, onUploaded }: Props) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const { going, failure, send, cancel } = useUpload(onUploaded)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        aria-label={name ?? label}
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
      {failure && (
        <Alert tone="error" className={css.failed}>
          {sayFailure ? sayFailure(failure) : t(failure.kind === 'video' ? 'work.video_failed' : 'work.image_failed')}
        </Alert>
      )}
    </>
  )
}
