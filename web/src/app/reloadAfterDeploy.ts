import { reloadPage } from '../lib/loading/reloadPage.ts'

const minPauseMilliseconds = 10_000
/** A navigation aborts the chunks that are loading as it begins; where it only downloads a file, or the user stays, chunks count again after this. */
const leavingMilliseconds = 10_000

/** Reloads the page for a chunk that a deployment replaced, once in ten seconds, not offline or with unsaved changes. A `detail`: once in a tab. */
export function reloadAfterDeploy(): void {
  let leftAt = 0
  addEventListener('beforeunload', () => {
    leftAt = Date.now()
  })
  addEventListener('vite:preloadError', (event: Event & { detail?: string }) => {
    if (Date.now() - leftAt < leavingMilliseconds) return
    const isUnsaved = !dispatchEvent(new Event('beforeunload', { cancelable: true })) // unsaved changes: a guard prevented the default
    leftAt = 0 // that event was ours
    if (!navigator.onLine || isUnsaved) return
    try {
      const { detail } = event
      const key = detail ?? 'reloaded'
      const before = Number(sessionStorage.getItem(key))
      if (detail ? before : Date.now() - before < minPauseMilliseconds) return
      sessionStorage.setItem(key, String(Date.now()))
    } catch {
      return
    }
    reloadPage()
  })
}
