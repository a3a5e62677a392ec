import type { MediaItem } from '#shared/survey/media.ts' // types only: no schema reaches the bundle
import { call } from '../../../lib/api/allCalls.ts'
import { retryOn } from '../../../lib/api/retryOn.ts'
import { uploadFile } from '../../../lib/upload/upload.ts'
import { kindOfFile, newMedia } from '../../../lib/media/media.ts'

/** How often a change is attempted where another admin saves in between (412). */
const maxAttempts = 3

/** Applies `next` to the hero's media as they are stored now, and saves them. ApiError 412 if others saved in between three times. */
export function changeHeroMedia(next: (media: MediaItem[]) => MediaItem[]): Promise<MediaItem[]> {
  return retryOn(412, maxAttempts, async () => {
    const { hero_media: media = [], version } = await call('getHomepage', {})
    const hero_media = next(media)
    await call('updateHomepage', { body: { hero_media } }, { headers: { 'if-match': `"${version}"` } })
    return hero_media
  })
}

/** Uploads a picture or a video and returns its entry for the list, with the default framing. Throws as uploadFile does. */
export async function uploadHeroMedia(
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<MediaItem> {
  const { url, widths } = await uploadFile(file, { purpose: 'media', ...options })
  return newMedia(url, kindOfFile(file), widths)
}
