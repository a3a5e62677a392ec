import { useEffect, useSyncExternalStore } from 'react'
import type { QuestionType } from '#shared/kinds/kinds.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { withTexts } from '../../../lib/language/i18n.ts'
import { createTopics } from '../answers/createTopics.ts'

/** Loads the types of questions that have a chunk of their own, since their code is large and not every survey has them. */
const loaders = {
  rich_text: withTexts('controls', () => import('./richText/RichTextQuestion.tsx')),
  file_upload: withTexts('controls', () => import('./files/filesChunk.ts')),
  number: withTexts('response', () => import('./number/numberChunk.ts')),
}
export type LazyType = keyof typeof loaders
type Chunks = { [Type in LazyType]: Awaited<ReturnType<(typeof loaders)[Type]>> }

const chunks: { [Type in LazyType]?: Chunks[Type] | 'failed' } = {}
const loading: { [Type in LazyType]?: Promise<void> } = {}
const { subscribe, notify } = createTopics()

const isLazy = (type: QuestionType): type is LazyType => type in loaders

/** Loads the chunks that the questions of a survey need, as soon as the survey is known: later there may be no network. */
export function preloadQuestionTypes(survey: Pick<Survey, 'sections'>): void {
  for (const { questions } of survey.sections) for (const { type } of questions) if (isLazy(type)) load(type)
}

function load(type: LazyType): void {
  const finishLoading = (chunk: Chunks[LazyType] | 'failed') => {
    Object.assign(chunks, { [type]: chunk })
    notify(type)
  }
  loading[type] ??= loaders[type]().then(finishLoading, () => finishLoading('failed'))
}

/** The chunk of a type; undefined where it is not loaded. */
export function loadedChunk<Type extends LazyType>(type: Type): Chunks[Type] | undefined {
  const chunk = chunks[type]
  return chunk === 'failed' ? undefined : (chunk as Chunks[Type] | undefined)
}

/**
 * The chunk of a type, loaded on mount; undefined until then. `failed`: only a reload helps, since browsers never fetch a module again that
 * failed.
 */
export function useLazyChunk<Type extends LazyType>(type: Type): Chunks[Type] | 'failed' | undefined {
  useEffect(() => load(type), [type])
  return useSyncExternalStore(
    (listener) => subscribe([type], listener),
    () => chunks[type] as Chunks[Type] | 'failed' | undefined,
    () => undefined,
  )
}
