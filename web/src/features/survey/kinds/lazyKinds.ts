import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import type { ControlName } from '#shared/kinds/controlOf.ts'
import { isMultiChoiceType, type AnswerValue, type QuestionType } from '#shared/kinds/kinds.ts'
import type { Quoted } from '#shared/kinds/quoted.ts'
import { partsOf } from '#shared/survey/partsOf.ts'
import type { Question } from '#shared/survey/survey.ts'
import type { EarlyInput } from '../../../lib/hydration/earlyInput.ts'
import { type Translate, withTexts } from '../../../lib/language/i18n.ts'
import type { AnswerStore } from '../answers/answerStore.ts'
import { loadConditions } from '../branching/visible.ts'
import { draw } from '../draw/lazyDraw.ts'
import { createTopics } from '../answers/createTopics.ts'
import { quotes } from './quotes/lazyQuotes.ts'
import { scriptedTypes } from './scriptedTypes.ts'

type LazyKind = {
  load(): Promise<Chunk>
  /** The answer that was entered before the page's script ran, from the values of its control: by default the last one, or all. */
  early?(values: string[]): AnswerValue | undefined
}

const inOneDate = (values: string[]) => values.join('-')
const pointOf = (values: string[]) => (values.at(-1) === 'na' ? 'na' : values.at(-1) && Number(values.at(-1)))

/**
 * The controls that have a chunk of their own, since not every survey has them. The module's name is the control's, with `Chunk`:
 * namePageChunks.ts (web/build) finds it by that, so that published pages load it with their script.
 */
const lazyKinds = {
  rich_text: { load: () => import('./richText/richTextChunk.ts') },
  file_upload: { load: () => import('./files/fileUploadChunk.ts') },
  number: { load: () => import('./number/numberChunk.ts') },
  date: { load: () => import('./date/dateChunk.ts'), early: inOneDate },
  note: { load: () => import('./note/noteChunk.ts') },
  scale: { load: () => import('./scale/scaleChunk.ts'), early: pointOf },
  ranking: { load: () => import('./ranking/rankingChunk.ts') },
  matrix: { load: () => import('./matrix/matrixChunk.ts') },
  search: { load: () => import('./search/searchChunk.ts') },
  // not controls: conditions, random order and link values, pictures and videos, texts that quote answers
  conditions: {
    load: loadConditions,
  },
  draw: { load: async () => (draw.chunk = await import('../draw/drawChunk.ts')) },
  media: { load: () => import('./media/mediaChunk.ts') },
  quotes: { load: async () => (quotes.chunk = await import('./quotes/quotesChunk.ts')) },
} satisfies Partial<Record<ControlName | Part, LazyKind>>
type Part = 'conditions' | 'draw' | 'media' | 'quotes'
type LazyType = keyof typeof lazyKinds
export type LazyControl = Exclude<LazyType, Part>
type Chunks = { [Type in LazyType]: Awaited<ReturnType<(typeof lazyKinds)[Type]['load']>> }

const chunks: { [Type in LazyType]?: Chunks[Type] | 'failed' } = {}
const loading: { [Type in LazyType]?: Promise<void> } = {}
const { subscribe, notify } = createTopics()

const isLazy = (name: ControlName | Part | 'steps' | 'life'): name is LazyType => name in lazyKinds

/**
 * Loads the chunks that the questions, conditions, quotes and order of a survey need, as soon as the survey is known: later there may be no network.
 * Resolves once the form can render; to false if a chunk failed, so that the form cannot match the published HTML.
 */
export async function preloadQuestionTypes(survey: Parameters<typeof partsOf>[0]): Promise<boolean> {
  const types = partsOf(survey).filter(isLazy)
  const loads = [...new Set(types)].map((type) => ({ type, done: load(type) }))
  const published = loads.filter(({ type }) => !scriptedTypes.has(type))
  await Promise.all(published.map(({ done }) => done))
  return published.every(({ type }) => chunks[type] !== 'failed')
}

/** Loads the chunks of all types whose controls published HTML has, and those of all parts. */
export const loadPublishedTypes = (): Promise<unknown> =>
  Promise.all((Object.keys(lazyKinds) as LazyType[]).filter((type) => !scriptedTypes.has(type)).map(load))

function load(type: LazyType): Promise<void> {
  const finishLoading = (chunk: Chunks[LazyType] | 'failed') => {
    Object.assign(chunks, { [type]: chunk })
    notify(type)
  }
  const loadChunk: () => Promise<Chunks[LazyType]> = lazyKinds[type].load
  return (loading[type] ??= withTexts('response', loadChunk)().then(finishLoading, () => finishLoading('failed')))
}

/** The chunk of a type; undefined if it is not loaded. */
export function loadedChunk<Type extends LazyType>(type: Type): Chunks[Type] | undefined {
  const chunk = chunks[type]
  return chunk === 'failed' ? undefined : (chunk as Chunks[Type] | undefined)
}

/** The exports of any chunk. */
type Chunk = {
  /** Only of the order, media and quotes. */
  readConditions?: unknown
  arrange?: unknown
  QuestionMedia?: unknown
  QuotedSection?: unknown
  /** Undefined in those. */
  Question?: ComponentType<{ question: Question }>
  /** The instruction for a problem of this type only; undefined for other codes. */
  problemText?: (code: string, question: Question, t: Translate) => string | undefined
  /** Its answers as quoted in texts. */
  quoted?: Quoted
  /** Enters the input in its rows from before the page's script ran into the store. */
  enterRows?: (store: AnswerStore, question: Question, typed: EarlyInput) => void
}

/** The answer that was entered before the page's script ran, from the values of the question's control; undefined for none. */
export function earlyAnswer(type: QuestionType, values: string[]): AnswerValue | undefined {
  const own: LazyKind | undefined = isLazy(type) ? lazyKinds[type] : undefined
  if (own?.early) return own.early(values)
  return !isMultiChoiceType(type) ? values.at(-1) || undefined : values.length > 0 ? values : undefined
}

/** The chunk of any type; undefined if it is not loaded, or the type has none. */
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
