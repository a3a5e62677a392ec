import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { inlineHashes } from '../functions/page/inlineHashes.ts'
import { metaPolicy } from '../shared/site/securityHeaders.ts'
import { lacking, newFeatures } from '../test/support/web/newFeatures.ts'
import { oldestBrowsers } from './build/browsers.ts'
import { namedChunks, pageFiles } from './build/pageFiles.ts'
import { withoutPolicy } from './build/policyInShell.ts'

const kibibyte = 1024
/** KiB, gzipped unless said otherwise. A survey's form, with its branching, draft and files, is the largest page that anybody meets first. */
const budget = {
  script: { '/': 115.6, '/surveys': 111.9, '/login': 114.5, '/signup': 114.7, '/survey/:id': 124.7 },
  scriptBrotli: 100.8,
  /** The HTML has those of the home page and the surveys; the others have a stylesheet more. */
  styles: { '/': 9.7, '/surveys': 9.7, '/login': 10.9, '/signup': 10.9, '/account': 13.6, '/survey/:id': 9.7 },
  html: 13.2,
  font: 11,
}

/** Words that only these packages have. */
const foreign = {
  quill: 'ql-editor',
  dompurify: 'dompurify',
  exceljs: 'xl/workbook.xml',
  valibot: 'valibot',
  cropperjs: 'cropper-crop-box',
  '@tanstack/query-core': 'QueryClient',
  '@hello-pangea/dnd': 'data-rfd',
  'the warnings of react-router': 'No routes matched location',
}

const root = join(__dirname, '..')
let site = ''
const file = (name: string) => readFileSync(join(site, name))
const gzipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).length / kibibyte
/** As it is served: the smallest files are not compressed. */
const brotli = (name: string) => (existsSync(join(site, `${name}.br`)) ? file(`${name}.br`) : file(name)).length / kibibyte

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
const inlined = () => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style]) => style!).join('')

let html = ''
let pages: Record<string, string[]> = {}
const scripts = (path: string) => pages[path]!.filter((name) => name.endsWith('.js'))

const isAdmin = (name: string) => /^(?:AdminArea|HeroTools)-/.test(name)

/** Of these scripts those that the pages for everybody load at once or later: all but what only the admin area and the home page's tools load. */
function publicScripts(all: string[]): string[] {
  const named = (text: string) => [...text.matchAll(/[\w~.-]+\.js\b/g)].map(([name]) => name).filter((name) => all.includes(name))
  const reached = new Set(named(html))
  for (const name of reached) for (const next of named(file(`assets/${name}`).toString())) if (!isAdmin(next)) reached.add(next)
  return [...reached]
}

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'))
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  execFileSync(process.execPath, [vite, 'build', join(root, 'web'), '--outDir', site, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  html = file('index.html').toString()
  pages = pageFiles(site)
}, 60_000)
afterAll(() => rmSync(site, { recursive: true, force: true }))

describe('the built site', () => {
  it.each(Object.entries(budget.script))('loads on %s at most %f KiB of script, texts included', (path, most) => {
    expect(scripts(path).length).toBeGreaterThan(3)
    expect(sum(scripts(path).map((name) => gzipped(file(name))))).toBeLessThanOrEqual(most)
  })

  it(`loads on the first page at most ${budget.scriptBrotli} KiB of script in brotli`, () => {
    expect(sum(scripts('/').map(brotli))).toBeLessThanOrEqual(budget.scriptBrotli)
  })

  it.each(Object.entries(budget.styles))("loads on %s at most %f KiB of style, the HTML's own included", (path, most) => {
    const styles = pages[path]!.filter((name) => name.endsWith('.css'))
    expect(gzipped(inlined()) + sum(styles.map((name) => gzipped(file(name))))).toBeLessThanOrEqual(most)
  })

  it.each(Object.entries(foreign))('leaves %s out of every public page', (_, word) => {
    for (const path of Object.keys(budget.script)) expect(scripts(path).filter((name) => file(name).toString().includes(word))).toEqual([])
  })

  it('finds such a word where there is one', () => {
    const all = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'))
    expect(all.filter((name) => file(`assets/${name}`).toString().includes(foreign.dompurify))).not.toEqual([])
  })

  it('has its styles in the HTML, and asks for no stylesheet before the first paint', () => {
    expect(inlined()).toContain('--accent')
    expect(html).not.toContain('rel="stylesheet"')
  })

  it(`has an HTML of at most ${budget.html} KiB and a first font of at most ${budget.font}`, () => {
    expect(file('index.html.br').length / kibibyte).toBeLessThanOrEqual(budget.html)
    const font = /rel="preload" href="\/([^"]+\.woff2)"/.exec(html)?.[1]
    expect(file(font!).length / kibibyte).toBeLessThanOrEqual(budget.font)
  })

  it('has in its HTML the addresses of the first calls, and no list of all', () => {
    expect(html).toContain('/api/surveys/public')
    expect(html).not.toContain('change-password')
  })

  it('has its policy before its first script and style, for just these', () => {
    const [tag = '', policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)" \/>/.exec(html) ?? []
    expect(html.search(/<script|<style|<link/)).toBeGreaterThan(html.indexOf(tag))
    expect(policy).toBe(metaPolicy(inlineHashes(html)))
    expect(inlineHashes(html).styles.length).toBeGreaterThan(0)
    expect(withoutPolicy(html)).not.toContain('Content-Security-Policy')
  })

  it('has no inline style or handler, which its policy would refuse', () => {
    expect(html).not.toMatch(/<[^>]+\s(?:style|on\w+)=/)
  })

  it('tells each public page its own files, all of them there', () => {
    const chunks = namedChunks(html)
    const paths = Object.keys(budget.styles)
    const names = [...paths, ...['en', 'ko'].flatMap((lang) => [lang, `${lang}/login`, `${lang}/signup`, `${lang}/account`])]
    expect(Object.keys(chunks).sort()).toEqual(names.sort())
    for (const name of Object.values(chunks).flat()) expect(file(name).length).toBeGreaterThan(0)
  })

  it('uses nothing that the oldest browsers of a part lack', () => {
    const all = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'))
    const known = new Set(publicScripts(all))
    expect([known.size > 40, all.length - known.size > 10]).toEqual([true, true])
    const inlineScripts = [...html.matchAll(/<script[^>]*>([^<].*?)<\/script>/gs)].map(([, script]) => script!)
    expect(inlineScripts).toHaveLength(2)
    expect(inlineScripts.flatMap((script) => lacking(newFeatures(script), oldestBrowsers.public))).toEqual([])
    const found = all.flatMap((name) => {
      const features = newFeatures(file(`assets/${name}`).toString())
      const lacks = lacking(features, oldestBrowsers[known.has(name) ? 'public' : 'admin'])
      // A script that cannot be parsed says nothing at all, even in a browser a little older than the oldest.
      return [...lacks, ...(known.has(name) && features.has('lookbehind') ? ['lookbehind'] : [])].map((feature) => `${name}: ${feature}`)
    })
    expect(found).toEqual([])
  })

  it('brings every script compressed, to the same bytes', () => {
    const name = scripts('/')[0]!
    expect(brotliDecompressSync(file(`${name}.br`)).equals(file(name))).toBe(true)
  })
})
