import { useEffect, useRef, useState } from 'react'
import { errorText, useT } from '../../lib/language/i18n.ts'
import { uploadFile } from '../../lib/api/upload.ts'
import { Alert } from '../states/Alert.tsx'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import css from './ImageField.module.css'
import { Progress } from '../states/Progress.tsx'

/**
 * Upload with its progress, and why it failed. `of` names the picture for who does not see where the button stands; `failed` is what stands
 * before the reason.
 */
export function ImageUpload({ of, failed, onUploaded }: { of: string; failed?: string | undefined; onUploaded: (url: string) => void }) {
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
        <Button kind="secondary" aria-label={t('image.upload_of', { image: of })} onClick={() => input.current?.click()}>
          <Icon name="upload" /> {t('work.upload')}
        </Button>
      ) : (
        <div className={css.sending}>
          <Progress label={t('work.uploading')} value={share} />
          <Button kind="quiet" onClick={() => sending.current?.abort()}>
            {t('work.cancel')}
          </Button>
        </div>
      )}
      {failure !== undefined && (
        <Alert tone="error" className={css.failure}>
          {failed && <p>{failed}</p>}
          {errorText(failure)}
        </Alert>
      )}
    </>
  )
}
