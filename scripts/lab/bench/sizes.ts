import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { pageFiles, withImports } from '../../../web/build/pageFiles.ts'
import { buildFunctions, functionsFolder } from '../../build/functions.ts'
import { buildSite, siteFolder } from '../../build/buildSite.ts'
import { kibibytes, table } from './table.ts'

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

/** Builds the bundles. Two tables: bytes of each function, and of what each page needs before it is all there, in English. */
export async function measureSizes(): Promise<string> {
  const functions = Object.keys(await buildFunctions()).map((name) => {
    const { raw, gzip } = sizeOf(join(functionsFolder, name, 'index.mjs'))
    return [name, kibibytes(raw), kibibytes(gzip)]
  })
  await buildSite()
  const { '/account': _account, ...pages } = pageFiles(siteFolder) // its scripts are not named
  const admin = globSync(['assets/AdminPage-*.{js,css}', 'assets/en-admin-*.js'], { cwd: siteFolder }).map((file) => `/${file}`)
  const common = pages['/login']!.filter((file) => Object.values(pages).every((files) => files.includes(file)))
  const html = sizeOf(join(siteFolder, 'index.html'))
  const rows = Object.entries({ ...pages, '/admin': withImports(siteFolder, [...common, ...admin]) }).map(([path, files]) => {
    const of = (extension: string) => total(files.filter((file) => file.endsWith(extension)).map((file) => sizeOf(join(siteFolder, file))))
    return [path, ...[html, of('.js'), of('.css')].flatMap(({ gzip, brotli }) => [kibibytes(gzip), kibibytes(brotli)])]
  })
  const head = ['page', 'html gzip', 'brotli', 'script gzip', 'brotli', 'style gzip', 'brotli']
  return [
    table('Functions, bundled', ['function', 'raw', 'gzip'], functions),
    table('Pages, with all that they load at once, texts included', head, rows),
  ].join('\n\n')
}
