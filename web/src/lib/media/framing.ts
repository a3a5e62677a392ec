import type { CSSProperties } from 'react'
import type { MediaItem } from '#shared/survey/media.ts' // types only: no schema reaches the bundle

/** How an item sits in its frame, exactly as it was edited. Offsets are in percent of the frame, whatever the scale. */
export const framing = ({ fit, position, scale, offset_x, offset_y }: MediaItem): CSSProperties => ({
  objectFit: fit,
  objectPosition: position.replace('-', ' '),
  transform: `translate(${offset_x}%, ${offset_y}%) scale(${scale})`,
})

/** A video by its kind, or by how its address ends. */
export const isVideo = ({ kind, url }: Pick<MediaItem, 'url'> & Partial<MediaItem>): boolean =>
  kind === 'video' || /(?:mp4|webm|ogg)$/i.test(url.split(/[?#]/)[0]!)

/** The renditions of an uploaded picture, for `srcset`; undefined where it has none. */
export function renditions({ url, widths }: Pick<MediaItem, 'url'> & Partial<MediaItem>): string | undefined {
  const id = /^\/media\/([^/.]+)\.\w+$/.exec(url)?.[1]
  if (!id || !widths?.length) return undefined
  return widths.map((width) => `/media/${id}-${width}.webp ${width}w`).join(', ')
}
