import type { CSSProperties } from 'react'
import type { MediaItem } from '#shared/survey/media.ts' // types only: no schema reaches the bundle

/** The CSS of an item's framing as it was edited. Offsets are in percent of the frame, regardless of the scale. */
export const framing = ({ fit, position, scale, offset_x, offset_y }: MediaItem): CSSProperties => ({
  objectFit: fit,
  objectPosition: position.replace('-', ' '),
  transform: `translate(${offset_x}%, ${offset_y}%) scale(${scale})`,
})

/** True for a video, by its kind or the extension of its URL. */
export const isVideo = ({ kind, url }: Pick<MediaItem, 'url'> & Partial<MediaItem>): boolean =>
  kind === 'video' || /(?:mp4|webm|ogg)$/i.test(url.split(/[?#]/)[0]!)

/** The `srcset` of an uploaded picture's renditions; undefined without any. */
export function renditions({ url, widths }: Pick<MediaItem, 'url'> & Partial<MediaItem>): string | undefined {
  const id = /^\/media\/([^/.]+)\.\w+$/.exec(url)?.[1]
  if (!id || !widths?.length) return undefined
  return widths.map((width) => `/media/${id}-${width}.webp ${width}w`).join(', ')
}
