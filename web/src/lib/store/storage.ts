/** Values that the browser did not store, while this page is open. */
const memory = new Map<string, string>()

/** The value in local storage under `key`, or null; where the browser did not store it, the value that this page wrote. */
export function readStorage(key: string): string | null {
  const inMemory = memory.get(key)
  if (inMemory !== undefined) return inMemory
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores `value` under `key`; null removes it. Never throws: false if storage is full or blocked and only this page keeps the value. */
export function writeStorage(key: string, value: string | null): boolean {
  memory.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    if (value !== null) memory.set(key, value)
    return false
  }
}
