/** Hashes of a page's own inline scripts and styles, as CSP writes them: `'sha256-…'`. */
export type InlineHashes = { scripts: string[]; styles: string[] }

type Directives = Record<string, string[]>

const contentSecurityPolicy = (directives: Directives, leftOut: string[] = []) =>
  Object.entries(directives)
    .filter(([name]) => !leftOut.includes(name))
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

/** `uploads`: other origins that the page uploads to and reads files from. */
const directives = ({ scripts, styles }: InlineHashes, uploads: string[]): Directives => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...scripts],
  'style-src': ["'self'", ...styles],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'media-src': ["'self'", 'blob:', 'https:'],
  'connect-src': ["'self'", ...uploads],
  'frame-src': ['https://www.youtube.com', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
})

const noHashes: InlineHashes = { scripts: [], styles: [] }

/** The policy in the header of a page that the page function sends. */
export const pagePolicy = (hashes: InlineHashes, uploads: string[]): string => contentSecurityPolicy(directives(hashes, uploads))

/** The policy in the shell's `<meta>`. It allows every upload, since a build knows no bucket. `shellPolicy` has what a `<meta>` cannot. */
export const metaPolicy = (hashes: InlineHashes): string => contentSecurityPolicy(directives(hashes, ['*']), ['frame-ancestors'])

/** The policy in the header of the static shell, which does not depend on its content and so fits each build. */
export const shellPolicy = (uploads: string[]): string =>
  contentSecurityPolicy(directives(noHashes, uploads), ['default-src', 'script-src', 'style-src'])

/** The policy of responses other than pages. */
export const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The headers of every response of the site besides its policy, in the cloud (CloudFront) and on a laptop (the local site). */
export const securityHeaders = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
} as const
