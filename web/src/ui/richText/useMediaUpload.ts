import type { Delta } from 'quill/core.js'
import type Quill from 'quill/core.js'
import { useUploadQueue } from '../../lib/upload/useUploadQueue.ts'
import { insertImage, insertVideo } from './pane/insertMedia.ts'

export type Uploads = ReturnType<typeof useMediaUpload>

/** Uploads images and videos into a rich text; the text may be edited meanwhile. */
export function useMediaUpload() {
  const { send: upload, ...queue } = useUploadQueue()

  /** Inserts the files at `index` as they arrive. Resolves to the last image that was inserted; null without one. */
  async function send(quill: Quill, files: File[], index: number): Promise<HTMLImageElement | null> {
    const position = trackPosition(quill, index)
    let image: HTMLImageElement | null = null
    await upload(files, ({ url, kind }) => {
      if (kind === 'video') insertVideo(quill, position.index(), { video: url })
      else image = insertImage(quill, position.index(), url)
    })
    position.stop()
    return image
  }
  return { ...queue, send }
}

function trackPosition(quill: Quill, start: number) {
  let index = start
  const move = (change: Delta) => {
    index = change.transformPosition(index)
  }
  quill.on('text-change', move)
  return {
    index: () => Math.min(index, quill.getLength() - 1),
    stop: () => void quill.off('text-change', move),
  }
}
