import { useEffect, useSyncExternalStore } from 'react'
import type { Survey } from '#shared/survey/survey.ts'
import { withTexts } from '../../../lib/language/i18n.ts'
import { createTopics } from '../answers/createTopics.ts'

/** Kinds of questions that not every survey asks, and that cost the most: each is a part of the site of its own, with its texts. */
const loaders = {
  rich_text: withTexts('controls', () => import('./RichTextQuestion.tsx')),
  file_upload: withTexts('controls', () => import('./filesChunk.ts')),
}
export type LazyType = keyof typeof loaders
type Chunks = { [Kind in LazyType]: Awaited<ReturnType<(typeof loaders)[Kind]>> }

const chunks: { [Kind in LazyType]?: Chunks[Kind] | 'failed' } = {}
const loading: { [Kind in LazyType]?: Promise<void> } = {}
const { subscribe, notify } = createTopics()

const isLazyType = (type: string): type is LazyType => type in loaders

/** Starts to load what the questions of a survey need: as soon as these are known, since by the time of answering there may be no network. */
export function preloadQuestionTypes(survey: Pick<Survey, 'sections'>): void {
  for (const { questions } of survey.sections) for (const { type } of questions) if (isLazyType(type)) load(type)
}

function load(kind: LazyType): void {
  const finishLoading = (part: Chunks[LazyType] | 'failed') => {
    Object.assign(chunks, { [kind]: part })
    notify(kind)
  }
  loading[kind] ??= loaders[kind]().then(finishLoading, () => finishLoading('failed'))
}

/** The part of the site for a kind, where it has come. */
export function loadedType<Kind extends LazyType>(kind: Kind): Chunks[Kind] | undefined {
  const part = chunks[kind]
  return part === 'failed' ? undefined : (part as Chunks[Kind] | undefined)
}

/** The same, followed; `failed` where it cannot be had: browsers ask for a part once, so only a page loaded anew asks again. */
export function useLazyType(kind: LazyType): Chunks[LazyType] | 'failed' | undefined {
  useEffect(() => load(kind), [kind])
  return useSyncExternalStore(
    (listener) => subscribe([kind], listener),
    () => chunks[kind],
    () => undefined,
  )
}
