import { createListeners } from '../store/createStore.ts'
import { writeStorage, readStorage } from '../store/storage.ts'

const key = 'token'

/** What the person has to be told of their session: the server ended it, or an address signed them in. */
export type SessionMessage = 'ended' | 'arrived'
let message: SessionMessage | null = null

const { notify: notifyChange, subscribe } = createListeners()

if (typeof addEventListener === 'function')
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) notifyChange()
  })

/** The access token of the signed-in person, or null. */
export const token = (): string | null => readStorage(key)

/** Keeps or forgets the access token, in every tab of this browser, with what is to be told of it. */
export function setToken(accessToken: string | null, next: SessionMessage | null = null): void {
  message = next
  writeStorage(key, accessToken)
  notifyChange()
}

/** Forgets a token that the server refused, and remembers to say so. Does nothing when another one has replaced it. */
export function dropToken(accessToken: string): void {
  if (token() !== accessToken) return
  setToken(null, 'ended')
}

/** What is to be told, from the moment it happened until the token changes again or the notice is dismissed. */
export const sessionMessage = (): SessionMessage | null => message

export function dismissSessionMessage(): void {
  message = null
  notifyChange()
}

/** Calls `listener` whenever the token or the notice changes. Returns the way to stop. */
export const onTokenChange: (listener: () => void) => () => void = subscribe
