const memory = new Map<string, string>()

/** What this browser keeps under `key`, or null. Where storage is blocked, what this page kept since it opened. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

/** Keeps `value` under `key`; null forgets it. Never throws: a full or blocked storage keeps it for this page only. */
export function store(key: string, value: string | null): void {
  if (value === null) memory.delete(key)
  else memory.set(key, value)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
}
