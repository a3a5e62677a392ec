import { useRef } from 'react'
import { errorText, useT } from '../../lib/language/i18n.ts'
import type { UploadedMedia } from '../../lib/media/media.ts'
import { useUploadQueue } from '../../lib/upload/useUploadQueue.ts'
import { Button } from '../Button.tsx'
import { UploadIcon } from '../icons/fileIcons.ts'
import { Message } from '../message/Message.tsx'
import { Progress } from '../states/Progress.tsx'
import css from './UploadButton.module.css'

type Props = {
  label: string
  /** The button's accessible name, where the label alone would be ambiguous. */
  name?: string
  accept?: string
  multiple?: boolean
  onUploaded: (media: UploadedMedia) => void
}

/** A button that chooses files and uploads them as media. */
export function UploadButton({ label, name, accept = 'image/*,video/*', multiple = false, onUploaded }: Props) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const { uploading, failure, send, cancel } = useUploadQueue()
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
          if (files.length) void send(files, onUploaded)
        }}
      />
      {uploading ? (
        <div className={css.sending}>
          <Progress label={t('admin.uploading_file', { name: uploading.name })} value={uploading.share} />
          <Button kind="quiet" onClick={cancel}>
            {t('admin.cancel')}
          </Button>
        </div>
      ) : (
        <Button kind="secondary" aria-label={name} onClick={() => input.current?.click()}>
          <UploadIcon /> {label}
        </Button>
      )}
      {failure && (
        <Message kind="danger" className={css.failed}>
          <p>{t(`admin.${failure.kind}_failed`)}</p>
          <p>{errorText(failure.error)}</p>
        </Message>
      )}
    </>
  )
}
