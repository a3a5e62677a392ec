/** `version`: what they are based on, null if nothing is stored. `base`: its content, where it cannot be fetched. `at`: ISO 8601. */
export type Draft<Body> = { key: string; owner: string; body: Body; base?: Body; version: number | null; at: string }

/** Days after which a draft is deleted. */
const maxAgeDays = 60
const storeName = 'drafts'

let opening: Promise<IDBDatabase> | undefined

/** IndexedDB, because writing a survey of a megabyte to localStorage would block the page and soon exceed its quota. */
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
  transaction.commit() // a page that unloads aborts transactions that are not committed
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not stored')))
  })
}

/** Writes synchronously, for an unload; the next `listDrafts` moves it to the database. Does nothing if storage is full. */
export function keepDraftOnUnload(draft: Draft<unknown>): void {
  try {
    localStorage.setItem(unloadPrefix + draft.key, JSON.stringify(draft))
  } catch {}
}
const unloadPrefix = 'draft '

/** The drafts of `owner` written on unload; moves each to the database unless it has a later one there. */
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

/** The drafts of `owner` on this device, latest first; none if storage is unavailable. */
export async function listDrafts<Body>(owner: string): Promise<Draft<Body>[]> {
  const stored = await inStore<Draft<Body>[]>('readonly', (drafts) => drafts.index('owner').getAll(owner)).catch(() => [])
  let unloaded: Draft<Body>[] = []
  try {
    unloaded = takeUnloadDrafts(owner, stored)
  } catch {} // localStorage is unavailable
  const found = [...unloaded, ...stored.filter(({ key }) => !unloaded.some((draft) => draft.key === key))]
  const oldest = new Date(Date.now() - maxAgeDays * 24 * 3600_000).toISOString()
  for (const { key, at } of found) if (at < oldest) void deleteDraft(key)
  return found.filter(({ at }) => at >= oldest).sort((one, other) => (one.at < other.at ? 1 : -1))
}

/** Writes a draft, replacing the one with the same key. Rejects if storage is full or unavailable. */
export const storeDraft = (draft: Draft<unknown>): Promise<unknown> => inStore('readwrite', (drafts) => drafts.put(draft))

export function deleteDraft(key: string): Promise<unknown> {
  try {
    localStorage.removeItem(unloadPrefix + key)
  } catch {}
  return inStore('readwrite', (drafts) => drafts.delete(key)).catch(() => undefined)
}
