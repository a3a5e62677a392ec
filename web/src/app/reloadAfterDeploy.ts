const key = 'reloaded'
const minPauseMilliseconds = 10_000

/**
 * Reloads the page when a chunk cannot be loaded, since a new deployment has replaced it; at most once in ten seconds, and neither offline nor with
 * unsaved changes.
 */
export function reloadAfterDeploy(): void {
  addEventListener('vite:preloadError', () => {
    const isUnsaved = !dispatchEvent(new Event('beforeunload', { cancelable: true })) // unsaved changes: a guard prevented the default
    if (!navigator.onLine || isUnsaved) return
    try {
      if (Date.now() - Number(sessionStorage.getItem(key)) < minPauseMilliseconds) return
      sessionStorage.setItem(key, String(Date.now()))
    } catch {
      return
    }
    location.reload()
  })
}
