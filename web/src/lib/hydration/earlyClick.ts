import { removeMark } from './bootContract.ts'

/** Clicks again the button that was pressed before hydration: React hydrates first the part that an event is in. */
export function replayEarlyClick(): void {
  removeMark('published')
  window.pressed?.click()
}
