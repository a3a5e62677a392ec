import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { pageFiles, withImports } from '../../../web/build/pageFiles.ts'
import { buildFunctions, functionsFolder } from '../../build/functions.ts'
import { buildSite, siteFolder } from '../../build/buildSite.ts'

/** Bytes; `brotli` as the site is served, at the highest level. */
type Size = { raw: number; gzip: number; brotli: number }

const sizeOf = (file: string): Size => {
  const bytes = readFileSync(file)
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length }
}
const total = (sizes: Size[]): Size => {
  const sum = (kind: keyof Size) => sizes.reduce((all, size) => all + size[kind], 0)
  return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') }
}

/** Bundles the functions: bytes of each by name. */
export async function functionSizes(): Promise<Record<string, Size>> {
  const names = Object.keys(await buildFunctions())
  return Object.fromEntries(names.map((name) => [name, sizeOf(join(functionsFolder, name, 'index.mjs'))]))
}

/** What a page needs before it is all there, in English: `html` with what is inlined, `script` and `style` files. */
type PageSize = Record<'html' | 'script' | 'style', Size>

/** Builds the site: bytes of each page by its path. */
export async function pageSizes(): Promise<Record<string, PageSize>> {
  await buildSite()
  const { '/account': _account, ...pages } = pageFiles(siteFolder) // its scripts are not named
  const admin = globSync(['assets/AdminPage-*.{js,css}', 'assets/en-admin-*.js'], { cwd: siteFolder }).map((file) => `/${file}`)
  const common = pages['/login']!.filter((file) => Object.values(pages).every((files) => files.includes(file)))
  return Object.fromEntries(
    Object.entries({ ...pages, '/admin': withImports(siteFolder, [...common, ...admin]) }).map(([path, files]) => {
      const of = (extension: string) =>
        total(files.filter((file) => file.endsWith(extension)).map((file) => sizeOf(join(siteFolder, file))))
      return [path, { html: sizeOf(join(siteFolder, 'index.html')), script: of('.js'), style: of('.css') }]
    }),
  )
}
