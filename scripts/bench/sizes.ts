import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildFunctions, functionsFolder } from '../build/functions.ts'
import { buildSite, siteFolder } from '../local/buildSite.ts'

export type Size = { raw: number; gzip: number }

const sizeOf = (file: string): Size => {
  const bytes = readFileSync(file)
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length }
}
const total = (sizes: Size[]): Size => ({
  raw: sizes.reduce((sum, { raw }) => sum + raw, 0),
  gzip: sizes.reduce((sum, { gzip }) => sum + gzip, 0),
})

/** Bundles the functions: bytes of each by name. */
export async function functionSizes(): Promise<Record<string, Size>> {
  const names = Object.keys(await buildFunctions())
  return Object.fromEntries(names.map((name) => [name, sizeOf(join(functionsFolder, name, 'index.mjs'))]))
}

/** What a page needs before it is all there, in English: `html` with what is inlined, `script` and `style` files. */
export type PageSize = Record<'html' | 'script' | 'style', Size>

/** Builds the site: bytes of each page by its path. */
export async function pageSizes(): Promise<Record<string, PageSize>> {
  await buildSite()
  const html = readFileSync(join(siteFolder, 'index.html'), 'utf8')
  const base = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file!)
  const { en = [], ko: _ko, ...pages } = JSON.parse(/data-chunks='([^']+)'/.exec(html)?.[1] ?? '{}') as Record<string, string[]>
  const admin = globSync('assets/AdminPage-*.{js,css}', { cwd: siteFolder }).map((file) => `/${file}`)
  return Object.fromEntries(
    Object.entries({ ...pages, '/admin': admin }).map(([path, chunks]) => {
      const files = withImports([...base, ...en, ...chunks])
      const of = (extension: string) =>
        total(files.filter((file) => file.endsWith(extension)).map((file) => sizeOf(join(siteFolder, file))))
      return [path, { html: sizeOf(join(siteFolder, 'index.html')), script: of('.js'), style: of('.css') }]
    }),
  )
}

/** The files and whatever their scripts import at once; what they load later is left out. */
function withImports(files: string[]): string[] {
  const all = new Set(files)
  for (const file of all) {
    if (!file.endsWith('.js')) continue
    const script = readFileSync(join(siteFolder, file), 'utf8')
    for (const [, name] of script.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) all.add(`/assets/${basename(name!)}`)
  }
  return [...all]
}
