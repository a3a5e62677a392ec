declare global {
  interface Window {
    /** By address: the answers that index.html asks for before the script is there. */
    early?: Record<string, Promise<Response>> | undefined
  }
}

/** The answer to `url` that the HTML asked for already; given out once. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const answer = window.early?.[url]
  delete window.early?.[url]
  return answer
}
