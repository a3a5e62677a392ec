import { useEffect, useRef, useState } from 'react'
import type { MediaItem } from '#shared/survey/media.ts'
import { kindOfFile, type UploadedMedia } from '../media/media.ts'
import { uploadFile } from './upload.ts'

/** The kind of file that was not uploaded, and the error that uploadFile threw. */
type UploadFailure = { kind: MediaItem['kind']; error: unknown }

/**
 * Uploads images and videos of pages one after the other; the files of a second `send` wait for those of the first. `uploading`: the file
 * that is being sent, `share` from 0 to 1. `failure`: the last one since the last `send`; a failed file does not stop those after it.
 * `cancel` ends the `send` whose file is being sent. When the component unmounts, the upload is aborted and nothing more is sent.
 */
export function useUploadQueue() {
  const [uploading, setUploading] = useState<{ name: string; share: number } | null>(null)
  const [failure, setFailure] = useState<UploadFailure | null>(null)
  const current = useRef<AbortController>(null)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      current.current?.abort()
    }
  }, [])

  async function sendNow(files: readonly File[], onUploaded: (media: UploadedMedia) => void) {
    if (!isMounted.current) return
    const { signal } = (current.current = new AbortController())
    for (const file of files) {
      const kind = kindOfFile(file)
      const onProgress = (share: number) => setUploading({ name: file.name, share })
      onProgress(0)
      try {
        const { url, widths } = await uploadFile(file, { purpose: 'media', onProgress, signal })
        signal.throwIfAborted()
        onUploaded({ url, kind, widths })
      } catch (error) {
        if (signal.aborted) break
        console.info(`${kind === 'video' ? 'Video' : 'Image'} upload failed`, error)
        setFailure({ kind, error })
      }
    }
    setUploading(null)
  }

  /** Resolves when each of `files` was uploaded, failed or was cancelled; never rejects. `onUploaded` is called for each upload, in order. */
  function send(files: readonly File[], onUploaded: (media: UploadedMedia) => void): Promise<void> {
    setFailure(null)
    queue.current = queue.current.then(() => sendNow(files, onUploaded))
    return queue.current
  }

  return { uploading, failure, send, cancel: () => current.current?.abort(), clearFailure: () => setFailure(null) }
}
