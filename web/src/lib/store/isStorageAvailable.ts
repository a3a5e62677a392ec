import { writeStorage } from './storage.ts'

export function isStorageAvailable(): boolean {
  const isStored = writeStorage('keeps', '1')
  writeStorage('keeps', null)
  return isStored
}
