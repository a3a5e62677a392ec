import { store, stored } from './storage.ts'

const key = 'token'
const listeners = new Set<() => void>()
let refused = false

const changed = () => {
  for (const listener of listeners) listener()
}

if (typeof addEventListener === 'function')
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) changed()
  })

/** The access token of the signed-in person, or null. */
export const token = (): string | null => stored(key)

/** Keeps or forgets the access token, in every tab of this browser. */
export function setToken(accessToken: string | null): void {
  refused = false
  store(key, accessToken)
  changed()
}

/** Forgets a token that the server refused, and remembers to say so. Does nothing when another one has replaced it. */
export function dropToken(accessToken: string): void {
  if (token() !== accessToken) return
  setToken(null)
  refused = true
  changed()
}

/** True from the moment a token was refused until somebody signs in or the notice is dismissed. */
export const wasSignedOut = (): boolean => refused

export function dismissSignedOut(): void {
  refused = false
  changed()
}

/** Calls `listener` whenever the token or the notice changes. Returns the way to stop. */
export function onTokenChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
