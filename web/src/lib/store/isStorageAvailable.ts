import { writeStorage } from './storage.ts'

/** Whether this browser stores anything beyond this page. */
export function isStorageAvailable(): boolean {
  const isStored = writeStorage('keeps', '1')
  writeStorage('keeps', null)
  return isStored
}
