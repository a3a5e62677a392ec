import type { MediaItem } from '#shared/survey/media.ts' // types only: no schema reaches the bundle

type Kind = MediaItem['kind']
export type UploadedMedia = Pick<MediaItem, 'url' | 'kind' | 'widths'>

/** What an address or a file's name is of, by its ending. */
export const kindByName = (name: string): Kind => (/\.(?:mp4|webm|ogg)$/i.test(name.split(/[?#]/)[0]!) ? 'video' : 'image')

/** A file is a video if its type says so or its name ends like one. */
export const kindOfFile = ({ type, name }: File): Kind => (type.startsWith('video/') ? 'video' : kindByName(name))

/** A picture or video in the middle of its frame, as large as it is. `widths` of its renditions, in pixels. */
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
