import { useCallback, useSyncExternalStore } from 'react'
import type { FileValue } from '#shared/kinds/files.ts'
import { fileValues } from '#shared/kinds/files.ts'
import { useAnswer, useAnswerStore } from '../../answers/useAnswerStore.ts'
import { uploadsOf, type Upload, type Uploads } from './uploads.ts'

/** One row of the list: a stored file (`upload` set if it was sent since the form opened), or an upload in progress (`file` null). */
export type Line = { key: string } & ({ file: FileValue; upload: Upload | null } | { file: null; upload: Upload })

/** The files of one question in the order in which they were added. A line keeps its key when its upload is done. `last`: see Uploads.last. */
export function useUploads(questionId: string): { lines: Line[]; uploads: Uploads; last: Upload | null } {
  const uploads = uploadsOf(useAnswerStore())
  const { value } = useAnswer(questionId)
  const subscribe = useCallback((listener: () => void) => uploads.subscribe([questionId], listener), [uploads, questionId])
  const list = useSyncExternalStore(subscribe, () => uploads.list(questionId))
  const last = useSyncExternalStore(subscribe, uploads.last)
  const files = fileValues(value)
  const arrived = new Map(list.flatMap(({ key, sent }) => (sent ? [[sent.id, key] as const] : [])))
  const before = files.filter(({ id }) => !arrived.has(id)).map((file) => ({ key: file.id, file, upload: null }))
  const since = list.flatMap((upload): Line[] => {
    const key = String(upload.key)
    if (!upload.sent) return [{ key, file: null, upload }]
    const file = files.find(({ id }) => id === upload.sent!.id)
    return file ? [{ key, file, upload }] : []
  })
  return { lines: [...before, ...since], uploads, last: last?.questionId === questionId ? last : null }
}
