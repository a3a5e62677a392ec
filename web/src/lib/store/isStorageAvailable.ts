import { writeStorage } from './storage.ts'

/** True where local storage works. */
export function isStorageAvailable(): boolean {
  const isStored = writeStorage('keeps', '1')
  writeStorage('keeps', null)
  return isStored
}
