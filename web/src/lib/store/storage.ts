/** What the browser did not take, for as long as this page is open. */
const memory = new Map<string, string>()

/** What this browser keeps under `key`, or null. Where it keeps nothing, what this page kept since it opened. */
export function readStorage(key: string): string | null {
  const held = memory.get(key)
  if (held !== undefined) return held
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps `value` under `key`; null forgets it. Never throws: false where a full or blocked storage keeps it for this page only. */
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
