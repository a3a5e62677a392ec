import type { Plugin, Rollup } from 'vite'
import { accountPage, firstPages, inlinedPages } from './firstPages.ts'

/**
 * Puts the styles of the entry and of the inlined pages, and of what they import, into the HTML: the first paint waits for no second file,
 * and a published page has its look before its script comes. A page's own styles name their pages, so that the HTML of another page leaves
 * them out (functions/page/pageHtml.ts). They are files too, for a visitor who comes from such a page. The disabled link says that a file is
 * already there: Vite asks for no stylesheet that has a link.
 */
export function inlineStyles(): Plugin[] {
  let inlined: string[] = []
  const pagesOf = new Map<string, string[]>()
  return [
    {
      name: 'take-first-styles',
      apply: 'build',
      enforce: 'pre',
      generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const stylesOf = (roots: Rollup.OutputChunk[]) => [
          ...new Set(withImports(roots, chunks).flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
        ]
        inlined = stylesOf(chunks.filter((chunk) => chunk.isEntry || inlinedPages.some((file) => has(chunk, file))))
        const entry = stylesOf(chunks.filter((chunk) => chunk.isEntry))
        const pages = Object.entries({ ...firstPages, ...accountPage }).map(([path, file]) => ({
          path,
          styles: stylesOf(chunks.filter((chunk) => has(chunk, file))),
        }))
        for (const name of inlined.filter((one) => !entry.includes(one))) {
          const users = pages.filter(({ styles }) => styles.includes(name)).map(({ path }) => path)
          if (users.length < pages.length) pagesOf.set(name, users)
        }
        // No chunk asks again for what every HTML has.
        for (const { viteMetadata } of chunks) for (const name of inlined) if (!pagesOf.has(name)) viteMetadata?.importedCss.delete(name)
      },
    },
    {
      name: 'inline-first-styles',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler(html, { bundle }) {
          const styles = inlined.map((name) => {
            const source = String((bundle![name] as Rollup.OutputAsset).source).trim()
            const pages = pagesOf.get(name)
            if (pages)
              return `<style data-pages="${pages.join(' ')}">${source}</style><link rel="stylesheet" href="/${name}" media="not all" disabled />\n  `
            delete bundle![name]
            return `<style>${source}</style>\n  `
          })
          return html.replace('</head>', () => `  ${styles.join('  ')}</head>`)
        },
      },
    },
  ]
}

const has = ({ moduleIds }: Rollup.OutputChunk, file: string) => moduleIds.some((id) => id.endsWith(`/src/${file}`))

/** The chunks and all that they import at once, what is imported before what imports it. */
function withImports(roots: Rollup.OutputChunk[], chunks: Rollup.OutputChunk[]): Rollup.OutputChunk[] {
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
  return [...found]
}
