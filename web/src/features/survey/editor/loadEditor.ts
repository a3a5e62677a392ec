type Editor = typeof import('./RichTextEditor.tsx').default

let loading: Promise<Editor> | undefined

/** A part of the site that cannot be loaded makes the page load itself anew; for want of this one a plain field does. */
const stay = (event: Event) => event.stopImmediatePropagation()

/** The editor, loaded once. Rejects where it cannot be had: browsers ask for a module once, so only a page loaded anew asks again. */
export const loadEditor = (): Promise<Editor> => (loading ??= fetched())

async function fetched(): Promise<Editor> {
  addEventListener('vite:preloadError', stay, true)
  try {
    return (await import('./RichTextEditor.tsx')).default
  } finally {
    removeEventListener('vite:preloadError', stay, true)
  }
}
