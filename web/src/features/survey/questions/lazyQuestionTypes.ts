import { useEffect, useSyncExternalStore } from 'react'
import { answerKind, type AnswerKind } from '#shared/survey/questionTypes.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { withTexts } from '../../../lib/language/i18n.ts'
import { createTopics } from '../answers/createTopics.ts'

/** The kinds of answers whose questions have a chunk of their own, since their code is large and not every survey has them. */
const loaders = {
  html: withTexts('controls', () => import('./RichTextQuestion.tsx')),
  files: withTexts('controls', () => import('./filesChunk.ts')),
}
export type LazyKind = keyof typeof loaders
type Chunks = { [Kind in LazyKind]: Awaited<ReturnType<(typeof loaders)[Kind]>> }

const chunks: { [Kind in LazyKind]?: Chunks[Kind] | 'failed' } = {}
const loading: { [Kind in LazyKind]?: Promise<void> } = {}
const { subscribe, notify } = createTopics()

const isLazyKind = (kind: string): kind is LazyKind => kind in loaders

/** Loads the chunks that the questions of a survey need, as soon as the survey is known: later there may be no network. */
export function preloadQuestionTypes(survey: Pick<Survey, 'sections'>): void {
  for (const { questions } of survey.sections) for (const { type } of questions) load(answerKind(type))
}

function load(kind: AnswerKind): void {
  if (!isLazyKind(kind)) return
  const finishLoading = (chunk: Chunks[LazyKind] | 'failed') => {
    Object.assign(chunks, { [kind]: chunk })
    notify(kind)
  }
  loading[kind] ??= loaders[kind]().then(finishLoading, () => finishLoading('failed'))
}

/** The chunk of a kind; undefined where it is not loaded. */
export function loadedChunk<Kind extends LazyKind>(kind: Kind): Chunks[Kind] | undefined {
  const chunk = chunks[kind]
  return chunk === 'failed' ? undefined : (chunk as Chunks[Kind] | undefined)
}

/**
 * The chunk of a kind, loaded on mount; undefined until then. `failed`: only a reload helps, since browsers never fetch a module again that
 * failed.
 */
export function useLazyChunk(kind: LazyKind): Chunks[LazyKind] | 'failed' | undefined {
  useEffect(() => load(kind), [kind])
  return useSyncExternalStore(
    (listener) => subscribe([kind], listener),
    () => chunks[kind],
    () => undefined,
  )
}
