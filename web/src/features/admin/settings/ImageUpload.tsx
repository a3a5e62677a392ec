import { useEffect, useRef, useState } from 'react'
import { errorText, useT } from '../../../lib/i18n.ts'
import { uploadFile } from '../../../lib/upload.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import css from './ImageField.module.css'

/** Upload with its progress, and why it failed. `of` names the picture for who does not see where the button stands. */
export function ImageUpload({ of, onUploaded }: { of: string; onUploaded: (url: string) => void }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const sending = useRef<AbortController>(null)
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => () => sending.current?.abort(), [])

  async function send(file: File) {
    const { signal } = (sending.current = new AbortController())
    setFailure(undefined)
    setShare(0)
    try {
      const { url } = await uploadFile(file, { purpose: 'media', onProgress: setShare, signal })
      onUploaded(url)
    } catch (error) {
      if (!signal.aborted) setFailure(error)
    }
    setShare(undefined)
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = '' // the same file may be chosen again
          if (file) void send(file)
        }}
      />
      {share === undefined ? (
        <Button kind="secondary" aria-label={t('settings.upload_image', { image: of })} onClick={() => input.current?.click()}>
          <Icon name="upload" /> {t('settings.upload')}
        </Button>
      ) : (
        <div className={css.sending}>
          <Progress label={t('settings.uploading')} value={share} />
          <Button kind="quiet" onClick={() => sending.current?.abort()}>
            {t('settings.cancel')}
          </Button>
        </div>
      )}
      {failure !== undefined && (
        <Alert tone="error" className={css.failure}>
          {errorText(failure)}
        </Alert>
      )}
    </>
  )
}
