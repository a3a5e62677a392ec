import { limits } from '#shared/limits.ts'
import type { MediaItem } from '#shared/survey/media.ts'
import type { Edit } from '../editorStore.ts'
import { changeQuestion } from './questions.ts'
import { moveItem } from './lists.ts'

/** Appends an item; does nothing at the limit. */
export const addMedia = (questionId: string, item: MediaItem): Edit =>
  changeMedia(questionId, (media) => (media.length < limits.media ? [...media, item] : media))

export const removeMedia = (questionId: string, index: number): Edit =>
  changeMedia(questionId, (media) => (index in media ? media.toSpliced(index, 1) : media))

export const moveMedia = (questionId: string, from: number, to: number): Edit =>
  changeMedia(questionId, (media) => moveItem(media, from, to))

export const patchMedia = (questionId: string, index: number, patch: Partial<MediaItem>): Edit =>
  changeMedia(questionId, (media) => (index in media ? media.with(index, { ...media[index]!, ...patch }) : media))

const changeMedia = (questionId: string, change: (media: MediaItem[]) => MediaItem[]): Edit =>
  changeQuestion(questionId, (question) => {
    const media = change(question.media)
    return media === question.media ? question : { ...question, media }
  })
