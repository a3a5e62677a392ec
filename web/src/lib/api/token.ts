import { createListeners } from '../store/createStore.ts'
import { writeStorage } from '../store/storage.ts'
import { token, tokenKey } from './storedToken.ts'

export { token } from './storedToken.ts'

/** A message about the session: the server ended it, a link signed the person in, or the person signed out everywhere. */
export type SessionMessage = 'ended' | 'arrived' | 'everywhere'
let message: SessionMessage | null = null

const { notify: notifyChange, subscribe } = createListeners()

if (typeof addEventListener === 'function')
  addEventListener('storage', (event) => {
    if (event.key === tokenKey || event.key === null) notifyChange()
  })

/** Stores the access token in every tab of this browser (null removes it), with the message to show. */
export function setToken(accessToken: string | null, next: SessionMessage | null = null): void {
  message = next
  writeStorage(tokenKey, accessToken)
  notifyChange()
}

/** Removes a token that the server refused, with the message `ended`. Does nothing if another token has replaced it. */
export function dropToken(accessToken: string): void {
  if (token() !== accessToken) return
  setToken(null, 'ended')
}

/** The message to show, until the token changes again or it is dismissed; or null. */
export const sessionMessage = (): SessionMessage | null => message

export function dismissSessionMessage(): void {
  message = null
  notifyChange()
}

/** Calls `listener` when the token or the message changes. Returns a function that unsubscribes. */
export const onTokenChange: (listener: () => void) => () => void = subscribe
