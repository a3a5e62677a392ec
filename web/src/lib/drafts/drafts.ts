/**
 * What was not saved, as this device keeps it. `version`: of what is stored and changed by it, null where nothing is. `base`: that itself, where
 * nobody could be asked for it later. `at`: ISO 8601.
 */
export type Draft<Body> = { key: string; owner: string; body: Body; base?: Body; version: number | null; at: string }

/** Days after which an unsaved text that nobody came back for is let go. */
const maxAgeDays = 60
const storeName = 'drafts'

let opening: Promise<IDBDatabase> | undefined

/** The database holds a survey of a megabyte without a stop, where localStorage would stand still and be full after five. */
function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('survey-drafts', 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(storeName, { keyPath: 'key' }).createIndex('owner', 'owner')
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No database')))
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

async function inStore<T>(mode: IDBTransactionMode, operation: (drafts: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(storeName, mode)
  const request = operation(transaction.objectStore(storeName))
  transaction.commit() // at once: a page that goes away ends what is not committed
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not stored')))
  })
}

/**
 * Keeps a draft of a page that goes away, at once: what the database is asked for then may never be done. It comes to the others with the next
 * `draftsOf`. Keeps nothing where there is no room.
 */
export function keepDraftOnUnload(draft: Draft<unknown>): void {
  try {
    localStorage.setItem(unloadPrefix + draft.key, JSON.stringify(draft))
  } catch {}
}
const unloadPrefix = 'draft '

/** Drafts of `owner` that their pages left behind; each goes into the database unless that has a later one. */
function takeUnloadDrafts<Body>(owner: string, found: Draft<Body>[]): Draft<Body>[] {
  const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at)!).filter((name) =>
    name.startsWith(unloadPrefix),
  )
  const left = names.map((name) => JSON.parse(localStorage.getItem(name)!) as Draft<Body>).filter((draft) => draft.owner === owner)
  return left.filter((draft) => {
    const isLatest = !found.some(({ key, at }) => key === draft.key && at >= draft.at)
    const drop = () => localStorage.removeItem(unloadPrefix + draft.key)
    if (isLatest) storeDraft(draft).then(drop, () => undefined)
    else drop()
    return isLatest
  })
}

/** The unsaved texts of `owner` on this device, the latest first. None where the device keeps nothing. */
export async function listDrafts<Body>(owner: string): Promise<Draft<Body>[]> {
  const stored = await inStore<Draft<Body>[]>('readonly', (drafts) => drafts.index('owner').getAll(owner)).catch(() => [])
  let unloaded: Draft<Body>[] = []
  try {
    unloaded = takeUnloadDrafts(owner, stored)
  } catch {} // no storage at all
  const found = [...unloaded, ...stored.filter(({ key }) => !unloaded.some((draft) => draft.key === key))]
  const oldest = new Date(Date.now() - maxAgeDays * 24 * 3600_000).toISOString()
  for (const { key, at } of found) if (at < oldest) void deleteDraft(key)
  return found.filter(({ at }) => at >= oldest).toSorted((one, other) => (one.at < other.at ? 1 : -1))
}

/** Keeps a draft in the place of the one with its key. Rejects where this device has no room or keeps nothing. */
export const storeDraft = (draft: Draft<unknown>): Promise<unknown> => inStore('readwrite', (drafts) => drafts.put(draft))

/** Lets a draft go. Never rejects: what was not kept is gone. */
export function deleteDraft(key: string): Promise<unknown> {
  try {
    localStorage.removeItem(unloadPrefix + key)
  } catch {}
  return inStore('readwrite', (drafts) => drafts.delete(key)).catch(() => undefined)
}
