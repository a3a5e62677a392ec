const key = 'reloaded'
const pauseMs = 10_000

/**
 * A part of the site that is gone has been deployed anew meanwhile: load the page again, though not over and over, nor without a network,
 * nor over something that is not saved.
 */
export function reloadAfterDeploy(): void {
  addEventListener('vite:preloadError', () => {
    const isHeld = !dispatchEvent(new Event('beforeunload', { cancelable: true })) // by whatever guards it
    if (!navigator.onLine || isHeld) return
    try {
      if (Date.now() - Number(sessionStorage.getItem(key)) < pauseMs) return
      sessionStorage.setItem(key, String(Date.now()))
    } catch {
      return
    }
    location.reload()
  })
}
