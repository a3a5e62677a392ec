import type { Plugin } from 'vite'
import { inlineHashes } from '../../functions/page/inlineHashes.ts'
import { metaPolicy } from '../../shared/site/securityHeaders.ts'

const charset = '<meta charset="utf-8" />'
const policyTag = /\s*<meta http-equiv="Content-Security-Policy"[^>]*>/

/** Puts the policy of the static shell, with the hashes of its scripts and styles, into the HTML before them. It comes after all that changes those. */
export const policyInShell = (): Plugin => ({
  name: 'policy-in-shell',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      if (!html.includes(charset)) throw new Error('The HTML has no place for its policy.')
      const tag = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(inlineHashes(html))}" />`
      return html.replace(charset, () => `${charset}\n    ${tag}`)
    },
  },
})

/** The shell for the page function, which sends its policy as a header. */
export const withoutPolicy = (shell: string): string => shell.replace(policyTag, '')
