import { useEffect, useRef, useState } from 'react'
import type { MediaItem } from '#shared/media.ts'
import { uploadFile } from '../../../lib/api/upload.ts'

type Kind = MediaItem['kind']
export type UploadedMedia = Pick<MediaItem, 'url' | 'kind' | 'widths'>

const videoEndings = /\.(?:mp4|webm|ogg)$/i

/** A file is a video if its type says so or its name ends like one. */
const kindOf = ({ type, name }: File): Kind => (type.startsWith('video') || videoEndings.test(name) ? 'video' : 'image')

/** Sends pictures and videos one after the other, with progress and a way to stop. `failed`: the kind of what could not be sent. */
export function useUpload(onUploaded: (media: UploadedMedia) => void) {
  const sending = useRef<AbortController>(null)
  const [going, setGoing] = useState<{ name: string; share: number }>()
  const [failed, setFailed] = useState<Kind>()
  useEffect(() => () => sending.current?.abort(), [])

  async function send(files: File[]) {
    const { signal } = (sending.current = new AbortController())
    setFailed(undefined)
    for (const file of files) {
      if (signal.aborted) break
      setGoing({ name: file.name, share: 0 })
      try {
        const onProgress = (share: number) => setGoing({ name: file.name, share })
        const { url, widths } = await uploadFile(file, { purpose: 'media', onProgress, signal })
        onUploaded({ url, kind: kindOf(file), widths })
      } catch (error) {
        if (signal.aborted) break
        console.info('An upload failed.', error)
        setFailed(kindOf(file))
      }
    }
    setGoing(undefined)
  }
  return { going, failed, send, cancel: () => sending.current?.abort() }
}
