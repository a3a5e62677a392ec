import { useEffect, useRef, useState } from 'react'
import type { MediaItem } from '#shared/survey/media.ts'
import { uploadFile } from '../../lib/upload/upload.ts'
import { kindOfFile, type UploadedMedia } from '../../lib/media/media.ts'

/** What could not be sent, and why. */
export type UploadFailure = { kind: MediaItem['kind']; error: unknown }

/** Sends pictures and videos one after the other, with progress and a way to stop. What fails is logged, and the last failure kept. */
export function useUpload(onUploaded: (media: UploadedMedia) => void) {
  const sending = useRef<AbortController>(null)
  const [going, setGoing] = useState<{ name: string; share: number }>()
  const [failure, setFailure] = useState<UploadFailure>()
  useEffect(() => () => sending.current?.abort(), [])

  async function send(files: File[]) {
    const { signal } = (sending.current = new AbortController())
    setFailure(undefined)
    for (const file of files) {
      if (signal.aborted) break
      const onProgress = (share: number) => setGoing({ name: file.name, share })
      onProgress(0)
      try {
        const { url, widths } = await uploadFile(file, { purpose: 'media', onProgress, signal })
        onUploaded({ url, kind: kindOfFile(file), widths })
      } catch (error) {
        if (signal.aborted) break
        console.info('An upload failed.', error)
        setFailure({ kind: kindOfFile(file), error })
      }
    }
    setGoing(undefined)
  }
  return { going, failure, send, cancel: () => sending.current?.abort() }
}
