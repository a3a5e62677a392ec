/** What a group of chunks may ask the bundler. */
type Graph = { getModuleInfo: (id: string) => { importers: string[] } | null }

/**
 * For a group of chunks: whatever the page in `file` imports at once comes in the chunk `name`, also where a later part of the same page,
 * which nobody else loads, shares it. Takes the end of the page's path.
 */
export const pageChunk =
  (name: string, file: string) =>
  (id: string, graph: Graph): string | null => {
    const seen = new Set([id])
    for (const one of seen) {
      if (one !== id && one.endsWith(file)) return name
      for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer)
    }
    return null
  }
