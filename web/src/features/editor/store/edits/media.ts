import { limits } from '#shared/limits.ts'
import type { MediaItem } from '#shared/media.ts'
import type { Edit } from '../editorStore.ts'
import { changeQuestion } from './questions.ts'
import { moved } from './lists.ts'

const videoEndings = /\.(?:mp4|webm|ogg)$/i

/** Whether an address is a video's, by its ending. */
export const isVideoAddress = (url: string): boolean => videoEndings.test(url.split(/[?#]/)[0]!)

/** An item in the middle of its frame, as large as it is. `widths` of its renditions, in pixels. */
export const newMedia = (url: string, kind: MediaItem['kind'], widths: number[] = []): MediaItem => ({
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

/** Puts an item at the end; one over the limit is left out. */
export const addMedia = (questionId: string, item: MediaItem): Edit =>
  changeMedia(questionId, (media) => (media.length < limits.media ? [...media, item] : media))

export const removeMedia = (questionId: string, index: number): Edit =>
  changeMedia(questionId, (media) => (index in media ? media.toSpliced(index, 1) : media))

/** Moves the item at `from` to where the one at `to` stands. */
export const moveMedia = (questionId: string, from: number, to: number): Edit => changeMedia(questionId, (media) => moved(media, from, to))

export const patchMedia = (questionId: string, index: number, patch: Partial<MediaItem>): Edit =>
  changeMedia(questionId, (media) => (index in media ? media.with(index, { ...media[index]!, ...patch }) : media))

const changeMedia = (questionId: string, change: (media: MediaItem[]) => MediaItem[]): Edit =>
  changeQuestion(questionId, (question) => {
    const media = change(question.media)
    return media === question.media ? question : { ...question, media }
  })
