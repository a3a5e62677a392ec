import { limits } from '#shared/limits.ts'
import { questionsHolding } from '#shared/kinds/kinds.ts'
import { ApiError } from '../../../../lib/api/ApiError.ts'
import type { AnswerStore } from '../../answers/answerStore.ts'
import { fileValues, type FileValue } from '#shared/kinds/files.ts'
import { createTopics } from '../../answers/createTopics.ts'
import { loadLocalSender, loadSender } from './loadSender.ts'

/**
 * A file that is uploaded for an answer. `failed` may be retried, `refused` may not. `share`: how much was sent, 0 to 1, null while an image is being
 * scaled down. `sent`: the file as the answer has it, once it is `done`.
 */
export type Upload = {
  key: number
  questionId: string
  name: string
  size: number
  type: string
  state: 'waiting' | 'sending' | 'failed' | 'refused' | 'done'
  share: number | null
  error: ApiError | null
  sent: FileValue | null
}
export type Uploads = ReturnType<typeof createUploads>

/** Uploads at the same time; the others wait. */
const maxParallel = 3

const stores = new WeakMap<AnswerStore, Uploads>()

/**
 * The uploads of a form, by its store. They continue while their question is hidden. Only the `load` of the first call for a store is used; without
 * it, no file is sent, as in an inactive survey.
 */
export function uploadsOf(store: AnswerStore, load: typeof loadSender = store.survey.is_active ? loadSender : loadLocalSender): Uploads {
  const uploads = stores.get(store) ?? createUploads(store, load)
  stores.set(store, uploads)
  return uploads
}

function createUploads(store: AnswerStore, load: typeof loadSender) {
  const { subscribe, notify } = createTopics()
  const lists = new Map<string, readonly Upload[]>()
  const contents = new Map<number, File>()
  const controllers = new Map<number, AbortController>()
  const waiting = new Set<(finished: boolean) => void>()
  const none: readonly Upload[] = []
  let serial = 0
  let last: Upload | null = null

  const all = () => [...lists.values()].flat()
  const listOf = (questionId: string) => lists.get(questionId) ?? none
  const isBusy = () => all().some(({ state }) => state === 'waiting' || state === 'sending')
  const find = (key: number) => all().find((upload) => upload.key === key)

  function patch(key: number, change: Partial<Upload> | null) {
    const upload = find(key)
    if (!upload) return
    const next = change && { ...upload, ...change }
    lists.set(
      upload.questionId,
      listOf(upload.questionId).flatMap((one) => (one === upload ? (next ?? []) : one)),
    )
    if (next && next.state !== upload.state && (next.state === 'done' || next.error)) last = next
    notify(upload.questionId)
  }

  /** Starts waiting uploads up to the limit; when none is left, resolves `done`. */
  function startNext() {
    const next = controllers.size < maxParallel ? all().find(({ state }) => state === 'waiting') : undefined
    if (next) {
      void send(next)
      return startNext()
    }
    ;(isBusy() ? addEventListener : removeEventListener)('beforeunload', preventUnload)
    if (!isBusy()) resolveWaiting(true)
  }

  function resolveWaiting(finished: boolean) {
    for (const wake of waiting) wake(finished)
    waiting.clear()
  }

  async function send({ key, questionId }: Upload) {
    const stop = new AbortController()
    const { signal } = stop
    controllers.set(key, stop)
    patch(key, { state: 'sending', share: null, error: null })
    const onProgress = (share: number) => {
      const rounded = Math.floor(share * 100) / 100
      if (find(key)?.share !== rounded) patch(key, { share: rounded })
    }
    try {
      const uploadAnswer = await load()
      signal.throwIfAborted()
      const response = store.response()?.id
      const question = { survey_id: store.survey.id, question_id: questionId, ...(response && { response }) }
      const sent = await uploadAnswer(contents.get(key)!, question, { onProgress, signal })
      patch(key, { state: 'done', sent })
      contents.delete(key)
      store.answer(questionId, inOrder(questionId, [...fileValues(store.value(questionId)), sent]))
    } catch (error) {
      if (!signal.aborted) fail(key, error instanceof ApiError ? error : new ApiError(500, 'unknown'))
    } finally {
      controllers.delete(key)
      if (!signal.aborted) startNext()
    }
  }

  /** Files in the order in which they were added, regardless of which upload ended first; stored files come first. */
  function inOrder(questionId: string, files: FileValue[]): FileValue[] {
    const order = new Map(listOf(questionId).flatMap(({ sent }, at) => (sent ? [[sent.id, at] as const] : [])))
    const orderOf = ({ id }: FileValue) => order.get(id) ?? -1
    return [...files].sort((one, other) => orderOf(one) - orderOf(other))
  }

  function fail(key: number, error: ApiError) {
    patch(key, { state: isPermanent(error) ? 'refused' : 'failed', error })
    if (error.status === 0) addEventListener('online', retryOffline, { once: true })
  }

  const retry = (key: number) => {
    patch(key, { state: 'waiting', error: null, share: null })
    startNext()
  }
  function retryOffline() {
    for (const { key, state, error } of all()) if (state === 'failed' && error?.status === 0) retry(key)
  }

  /** How many files the whole response has: those in answers to questions that show, and those that are being uploaded. */
  function countFiles(): number {
    const questions = [...questionsHolding(store.survey, 'files')]
    const arrived = questions.filter((id) => store.shown().questions.has(id)).flatMap((id) => fileValues(store.value(id)))
    return arrived.length + all().filter(({ state }) => state !== 'refused' && state !== 'done').length
  }

  function add(questionId: string, files: readonly File[]) {
    const pending = listOf(questionId).filter(({ state }) => state !== 'refused' && state !== 'done').length
    const room = limits.filesPerAnswer - pending - fileValues(store.value(questionId)).length
    const left = limits.filesPerResponse - countFiles()
    const added = files.map((file, index): Upload => {
      const { name, size, type } = file
      const upload = { key: ++serial, questionId, name: name.normalize('NFC'), size, type, share: null, sent: null }
      contents.set(upload.key, file)
      if (index < Math.min(room, left)) return { ...upload, state: 'waiting', error: null }
      return { ...upload, state: 'refused', error: new ApiError(422, index < room ? 'file.too_many_in_all' : 'file.too_many') }
    })
    lists.set(questionId, [...listOf(questionId), ...added])
    last = added.find(({ error }) => error) ?? last
    notify(questionId)
    startNext()
  }

  function remove(key: number) {
    const upload = find(key)
    controllers.get(key)?.abort()
    controllers.delete(key)
    contents.delete(key)
    patch(key, null)
    if (upload?.sent) removeFile(upload.questionId, upload.sent.id)
    startNext()
  }

  function removeFile(questionId: string, fileId: string) {
    const left = fileValues(store.value(questionId)).filter(({ id }) => id !== fileId)
    store.answer(questionId, left.length > 0 ? left : undefined)
  }

  /** Removes files from an answer that the server no longer has, by their indexes in it, and lists each as refused. */
  function markMissing(questionId: string, indexes: readonly number[]) {
    const lost = fileValues(store.value(questionId)).filter((_, at) => indexes.includes(at))
    for (const { id, name, size, type } of lost) {
      const upload = listOf(questionId).find(({ sent }) => sent?.id === id)
      if (upload) patch(upload.key, null)
      const error = new ApiError(422, 'file.unknown')
      const missing: Upload = { key: ++serial, questionId, name, size, type, state: 'refused', share: null, error, sent: null }
      lists.set(questionId, [...listOf(questionId), missing])
      removeFile(questionId, id)
    }
    notify(questionId)
  }

  return {
    subscribe,
    list: listOf,
    /** The upload that finished or failed last; null before the first. */
    last: () => last,
    isBusy,
    add,
    retry,
    remove,
    removeFile,
    markMissing,
    /** The ids of questions with an upload that failed and may be retried. */
    failedQuestions: () => [...new Set(all().flatMap(({ state, questionId }) => (state === 'failed' ? [questionId] : [])))],
    /** Resolves once no upload is waiting or being sent: to false if `abort` ended them. */
    done: () => (isBusy() ? new Promise<boolean>((resolve) => void waiting.add(resolve)) : Promise.resolve(true)),
    /** Aborts every upload, for a form that unmounts. */
    abort: () => {
      for (const controller of controllers.values()) controller.abort()
      controllers.clear()
      lists.clear()
      removeEventListener('online', retryOffline)
      removeEventListener('beforeunload', preventUnload)
      resolveWaiting(false)
    },
  }
}

const preventUnload = (event: Event) => event.preventDefault()

/** True if a retry cannot succeed. */
const isPermanent = ({ isRefusal, code }: ApiError) => isRefusal && code !== 'file.not_sent'
