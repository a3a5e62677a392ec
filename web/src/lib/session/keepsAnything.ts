import { store } from '../storage.ts'

/** Whether this browser keeps what it is given, beyond this page. */
export function keepsAnything(): boolean {
  const kept = store('keeps', '1')
  store('keeps', null)
  return kept
}
