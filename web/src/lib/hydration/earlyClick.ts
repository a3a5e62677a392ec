import { removeMark } from './bootContract.ts'

/**
 * Marks the page as hydrating, and clicks again the button that was pressed before: React hydrates first the part that an event is in. Where the page
 * is rendered again in another language instead, the button and the click are lost.
 */
export function replayEarlyClick(): void {
  removeMark('published')
  window.pressed?.click()
}
