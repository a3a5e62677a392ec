import type { Plugin } from 'vite'

/** Puts the styles of the entry, and of what it imports, into the HTML: the first paint waits for no second file. */
export const inlineEntryStyles = (): Plugin[] => [
  {
    name: 'own-entry-styles',
    apply: 'build',
    enforce: 'pre',
    // What the entry imports counts as the entry's own, else each page's chunk would ask for those styles again.
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = chunks.find(({ isEntry }) => isEntry)
      for (const { fileName, viteMetadata } of chunks) {
        if (!entry?.imports.includes(fileName)) continue
        const own = [...(entry.viteMetadata?.importedCss ?? [])]
        entry.viteMetadata!.importedCss = new Set([...(viteMetadata?.importedCss ?? []), ...own])
        viteMetadata?.importedCss.clear()
      }
    },
  },
  {
    name: 'inline-entry-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        html.replace(/\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, name: string) => {
          const style = bundle?.[name]
          return style?.type === 'asset' ? `\n    <style>${String(style.source).trim()}</style>` : link
        }),
    },
  },
]
