/** What index.html starts before the script is there. */
export type Early = { url: string; answer: Promise<Response> }

declare global {
  interface Window {
    early?: Early | undefined
  }
}

/** The answer to `url` that the HTML asked for already; given out once. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const { early } = window
  if (early?.url !== url) return undefined
  window.early = undefined
  return early.answer
}
