/** A part of the site that cannot be loaded makes the page load itself anew; for want of this one the page stays. */
const stay = (event: Event) => event.stopImmediatePropagation()

/** Loads a part of the site whose absence the page can bear. Rejects where it cannot be had. */
export async function loadHere<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  addEventListener('vite:preloadError', stay, true)
  try {
    return await load()
  } finally {
    removeEventListener('vite:preloadError', stay, true)
  }
}
