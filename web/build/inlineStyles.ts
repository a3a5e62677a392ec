import type { Plugin, Rollup } from 'vite'
import { inlinedPages } from './firstPages.ts'

/**
 * Puts the styles of the entry and of the inlined pages, and of what they import, into the HTML: the first paint waits for no second file,
 * and a published page has its look before its script comes. The other published pages have a stylesheet more (functions/page/pageHtml.ts).
 */
export function inlineStyles(): Plugin[] {
  let inlined: string[] = []
  return [
    {
      name: 'take-first-styles',
      apply: 'build',
      enforce: 'pre',
      // No chunk asks for them again.
      generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const first = chunks.filter((chunk) => chunk.isEntry || isInlined(chunk))
        const own = [...withImports(first, chunks)]
        inlined = [...new Set(own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))]
        for (const { viteMetadata } of own) viteMetadata?.importedCss.clear()
      },
    },
    {
      name: 'inline-first-styles',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler(html, { bundle }) {
          const styles = inlined.map((name) => {
            const { source } = bundle![name] as Rollup.OutputAsset
            delete bundle![name]
            return `<style>${String(source).trim()}</style>\n  `
          })
          return html.replace('</head>', () => `  ${styles.join('  ')}</head>`)
        },
      },
    },
  ]
}

const isInlined = ({ moduleIds }: Rollup.OutputChunk) => moduleIds.some((id) => inlinedPages.some((file) => id.endsWith(`/src/${file}`)))

/** The chunks and all that they import at once, what is imported before what imports it. */
function withImports(roots: Rollup.OutputChunk[], chunks: Rollup.OutputChunk[]): Set<Rollup.OutputChunk> {
  const found = new Set<Rollup.OutputChunk>()
  const visited = new Set<Rollup.OutputChunk>()
  const visit = (one: Rollup.OutputChunk) => {
    if (visited.has(one)) return
    visited.add(one)
    for (const name of one.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name)
      if (imported) visit(imported)
    }
    found.add(one)
  }
  for (const root of roots) visit(root)
  return found
}
