import { store } from './storage.ts'

/** Whether this browser stores anything beyond this page. */
export function isStorageAvailable(): boolean {
  const isStored = store('keeps', '1')
  store('keeps', null)
  return isStored
}
