import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import type { QuestionType } from '#shared/kinds/kinds.ts'
import type { Question, Survey } from '#shared/survey/survey.ts'
import { type Translate, withTexts } from '../../../lib/language/i18n.ts'
import { createTopics } from '../answers/createTopics.ts'
import { scriptedTypes } from './scriptedTypes.ts'

/**
 * The types of questions that have a chunk of their own, since not every survey has them. The module's name is the type's, with `Chunk`:
 * namePageChunks.ts (web/build) finds it by that, so that published pages load it with their script.
 */
const loaders = {
  rich_text: () => import('./richText/richTextChunk.ts'),
  file_upload: () => import('./files/fileUploadChunk.ts'),
  number: () => import('./number/numberChunk.ts'),
  date: () => import('./date/dateChunk.ts'),
  note: () => import('./note/noteChunk.ts'),
  scale: () => import('./scale/scaleChunk.ts'),
  ranking: () => import('./ranking/rankingChunk.ts'),
  matrix: () => import('./matrix/matrixChunk.ts'),
}
export type LazyType = keyof typeof loaders
type Chunks = { [Type in LazyType]: Awaited<ReturnType<(typeof loaders)[Type]>> }

const chunks: { [Type in LazyType]?: Chunks[Type] | 'failed' } = {}
const loading: { [Type in LazyType]?: Promise<void> } = {}
const { subscribe, notify } = createTopics()

const isLazy = (type: QuestionType): type is LazyType => type in loaders

/**
 * Loads the chunks that the questions of a survey need, as soon as the survey is known: later there may be no network. Resolves once the form can
 * render as in published HTML, even where a chunk failed.
 */
export async function preloadQuestionTypes(survey: Pick<Survey, 'sections'>): Promise<void> {
  const types = survey.sections.flatMap(({ questions }) => questions.map(({ type }) => type)).filter(isLazy)
  const loads = [...new Set(types)].map((type) => ({ type, done: load(type) }))
  await Promise.all(loads.flatMap(({ type, done }) => (scriptedTypes.has(type) ? [] : done)))
}

/** Loads the chunks of all types whose controls published HTML has. */
export const loadPublishedTypes = (): Promise<unknown> =>
  Promise.all((Object.keys(loaders) as LazyType[]).filter((type) => !scriptedTypes.has(type)).map(load))

function load(type: LazyType): Promise<void> {
  const finishLoading = (chunk: Chunks[LazyType] | 'failed') => {
    Object.assign(chunks, { [type]: chunk })
    notify(type)
  }
  return (loading[type] ??= withTexts<Chunks[LazyType]>('response', loaders[type])().then(finishLoading, () => finishLoading('failed')))
}

/** The chunk of a type; undefined where it is not loaded. */
export function loadedChunk<Type extends LazyType>(type: Type): Chunks[Type] | undefined {
  const chunk = chunks[type]
  return chunk === 'failed' ? undefined : (chunk as Chunks[Type] | undefined)
}

/** What the chunk of any type has. `problemText`: what to do about a problem of this type alone; undefined for codes that it does not know. */
type Chunk = {
  Question: ComponentType<{ question: Question }>
  problemText?: (code: string, question: Question, t: Translate) => string | undefined
}

/** The chunk of any type; undefined where it is not loaded, or the type has none. */
export const chunkOf = (type: QuestionType): Chunk | undefined => (isLazy(type) ? loadedChunk(type) : undefined)

/**
 * The chunk of a type, loaded on mount; undefined until then. `failed`: only a reload helps, since browsers never fetch a module again that
 * failed.
 */
export function useLazyChunk<Type extends LazyType>(type: Type): Chunks[Type] | 'failed' | undefined {
  useEffect(() => void load(type), [type])
  return useSyncExternalStore(
    (listener) => subscribe([type], listener),
    () => chunks[type] as Chunks[Type] | 'failed' | undefined,
    () => (scriptedTypes.has(type) ? undefined : (chunks[type] as Chunks[Type] | undefined)),
  )
}
