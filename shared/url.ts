export const urlMax = 2_000

const controlOrSpace = /[\p{Cc}\u0020\u00a0\u2028\u2029\\]/u

/** An absolute URL, parsed; null for any other text. */
export function parseUrl(url: string): URL | null {
  try {
    return new URL(url)
  } catch {
    return null
  }
}

/** True for http(s) addresses and root-relative paths of this site; false for javascript:, data:, `//host` and the like. */
export function isSafeUrl(url: string): boolean {
  if (url.length > urlMax || controlOrSpace.test(url)) return false
  if (url.startsWith('/')) return !url.startsWith('//')
  return /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(url) && parseUrl(url) !== null
}

/** `next` as a path of this site, or `/` for anything that could lead elsewhere. */
export function safeNext(next: string | null | undefined): string {
  return next?.startsWith('/') && isSafeUrl(next) ? next : '/'
}
