import type { MediaItem } from '#shared/survey/media.ts' // types only: no schema reaches the bundle
import { ApiError, call } from '../../../lib/api/api.ts'
import { uploadFile } from '../../../lib/upload/upload.ts'
import { kindOfFile, newMedia } from '../../../lib/media/media.ts'

/** How often a change is made again where somebody else saved in between. */
const tries = 3

/**
 * Changes the list of the hero's media as it is stored now, whole entries and nothing but that list, and answers it. Throws ApiError, 412 where
 * somebody else keeps saving in between.
 */
export async function changeHeroMedia(next: (media: MediaItem[]) => MediaItem[]): Promise<MediaItem[]> {
  for (let attempt = 1; ; attempt++) {
    const { hero_media: media = [], version } = await call('getHomepage', {})
    const hero_media = next(media)
    try {
      await call('updateHomepage', { body: { hero_media } }, { headers: { 'if-match': `"${version}"` } })
      return hero_media
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 412) || attempt === tries) throw error
    }
  }
}

/** Sends a picture or a video and answers its entry in the list, framed as it comes. Throws as uploadFile does. */
export async function uploadHeroMedia(
  file: File,
  following: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<MediaItem> {
  const { url, widths } = await uploadFile(file, { purpose: 'media', ...following })
  return newMedia(url, kindOfFile(file), widths)
}
