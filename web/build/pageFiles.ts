import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** By path: the scripts and styles of a guest's first page, texts in `lang` included, as paths in `site`; nothing that loads later. */
export function pageFiles(site: string, lang = 'en'): Record<string, string[]> {
  const html = readFileSync(join(site, 'index.html'), 'utf8')
  const entry = [...html.replaceAll(inlinedLinks, '').matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file!)
  const chunks = namedChunks(html)
  const paths = Object.keys(chunks).filter((name) => name.startsWith('/'))
  const of = (path: string) => [...entry, ...(chunks[lang] ?? []), ...(chunks[path] ?? []), ...(chunks[lang + path] ?? [])]
  return Object.fromEntries(paths.map((path) => [path, withImports(site, of(path))]))
}

/** The links of styles that the HTML has inlined (inlineStyles.ts). */
export const inlinedLinks = /<link [^>]+ disabled \/>/g

/** The chunks that the HTML names for its script, beside the entry. */
export const namedChunks = (html: string) => JSON.parse(/data-chunks='([^']+)'/.exec(html)?.[1] ?? '{}') as Record<string, string[]>

/** The files and whatever their scripts import at once. */
export function withImports(site: string, files: string[]): string[] {
  const all = new Set(files)
  for (const file of all) {
    if (!file.endsWith('.js')) continue
    const script = readFileSync(join(site, file), 'utf8')
    for (const [, , name] of script.matchAll(/\b(?:from|import)\s*(["'`])\.\/([^"'`]+\.js)\1/g)) all.add(`/assets/${name!}`)
  }
  return [...all]
}
