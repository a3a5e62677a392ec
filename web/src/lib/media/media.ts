import type { MediaItem } from '#shared/survey/media.ts' // types only: no schema reaches the bundle

type Kind = MediaItem['kind']
export type UploadedMedia = Pick<MediaItem, 'url' | 'kind' | 'widths'>

/** The kind of a URL or a file's name, by its extension. */
export const kindByName = (name: string): Kind => (/\.(?:mp4|webm|ogg)$/i.test(name.split(/[?#]/)[0]!) ? 'video' : 'image')

/** The kind of a file, by its type, else by its extension. */
export const kindOfFile = ({ type, name }: File): Kind => (type.startsWith('video/') ? 'video' : kindByName(name))

/** A picture or video with the default framing. `widths`: those of its renditions, in pixels. */
export const newMedia = (url: string, kind: Kind, widths: number[] = []): MediaItem => ({
  url,
  kind,
  fit: 'cover',
  position: 'center',
  offset_x: 0,
  offset_y: 0,
  scale: 1,
  alt: '',
  alt_ko: '',
  widths,
})
