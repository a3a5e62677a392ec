import { useEffect, useRef, useState } from 'react'
import type { Delta } from 'quill/core.js'
import type Quill from 'quill/core.js'
import type { MediaItem } from '#shared/survey/media.ts'
import { uploadFile } from '../../lib/upload/upload.ts'
import { kindOfFile } from '../../lib/media/media.ts'
import { insertImage, insertVideo } from './insertMedia.ts'

export type Uploads = ReturnType<typeof useMediaUpload>

/** Sends image and video files into a text, one after the other; the text may go on being written meanwhile. */
export function useMediaUpload() {
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null)
  const [failed, setFailed] = useState<MediaItem['kind'] | null>(null)
  const control = useRef<AbortController>(null)
  const before = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => () => control.current?.abort(), [])

  /** Resolves to the last image that went in; null where none did. */
  async function sendAll(quill: Quill, files: File[], index: number): Promise<HTMLImageElement | null> {
    const place = follow(quill, index)
    const { signal } = (control.current = new AbortController())
    let image: HTMLImageElement | null = null
    for (const file of files) {
      setSending({ name: file.name, share: 0 })
      try {
        const { url } = await uploadFile(file, { purpose: 'media', signal, onProgress: (share) => setSending({ name: file.name, share }) })
        signal.throwIfAborted()
        if (kindOfFile(file) === 'video') insertVideo(quill, place.index(), { video: url })
        else image = insertImage(quill, place.index(), url)
      } catch (error) {
        if (signal.aborted) break
        console.info(`${kindOfFile(file) === 'video' ? 'Video' : 'Image'} upload failed`, error)
        setFailed(kindOfFile(file))
      }
    }
    setSending(null)
    place.leave()
    return image
  }

  return {
    sending,
    /** Of which kind was what could not be sent. */
    failed,
    send(quill: Quill, files: File[], index: number): Promise<HTMLImageElement | null> {
      setFailed(null)
      const turn = before.current.then(() => sendAll(quill, files, index))
      before.current = turn
      return turn
    },
    cancel: () => control.current?.abort(),
    forget: () => setFailed(null),
  }
}

/** A place that moves with the text around it. */
function follow(quill: Quill, start: number) {
  let index = start
  const move = (change: Delta) => {
    index = change.transformPosition(index)
  }
  quill.on('text-change', move)
  return {
    index: () => Math.min(index, quill.getLength() - 1),
    leave: () => void quill.off('text-change', move),
  }
}
