import { createHash } from 'node:crypto'
import type { InlineHashes } from '#shared/site/securityHeaders.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const contents = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\s(?:src=|type="application/json"))[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map((found) =>
    hash(found[1]!),
  )

/** The hashes that the Content-Security-Policy must list for a page's inline scripts and styles. JSON needs none: no browser runs it. */
export const inlineHashes = (html: string): InlineHashes => ({ scripts: contents(html, 'script'), styles: contents(html, 'style') })
