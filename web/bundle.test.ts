import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { inlineHashes } from '../functions/page/inlineHashes.ts'
import { metaPolicy } from '../shared/site/securityHeaders.ts'
import { lacking, newFeatures } from '../test/support/web/newFeatures.ts'
import { oldestBrowsers } from './build/browsers.ts'
import { inlinedLinks, namedChunks, pageFiles } from './build/pageFiles.ts'
import { typeFilesName } from './build/namePageChunks.ts'
import { withoutPolicy } from './build/policyInShell.ts'
import { scriptedTypes } from './src/features/survey/kinds/scriptedTypes.ts'

const kibibyte = 1024
/** KiB, gzipped unless said otherwise. A survey's form, with its branching, draft and files, is the largest page that anybody meets first. */
const budget = {
  script: { '/': 115, '/surveys': 111.15, '/login': 113.25, '/signup': 113.4, '/survey/:id': 125.5 },
  scriptBrotli: 100.5,
  /** The HTML of the home page and the surveys has their own; the others have a stylesheet more. */
  styles: { '/': 7.4, '/surveys': 6.26, '/login': 6.8, '/signup': 6.8, '/account': 11.3, '/survey/:id': 7.4 },
  /** With all that comes later, whatever a visitor does: a survey of the six types of questions, until after it is sent. */
  stylesOfVisit: { '/': 8.4, '/login': 7.3, '/survey/:id': 10 },
  /** With the styles of all pages, as the site serves the admin area. */
  html: 13.3,
  font: 11,
  /** What one type of question adds to a published survey before React takes its HTML over. */
  control: 5,
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
  'the paths of the admin area': '/analytics/exports',
  'the warnings of react-router': 'No routes matched location',
}

const root = join(__dirname, '..')
let site = ''
const file = (name: string) => readFileSync(join(site, name))
const gzipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).length / kibibyte
/** As it is served: the smallest files are not compressed. */
const brotli = (name: string) => (existsSync(join(site, `${name}.br`)) ? file(`${name}.br`) : file(name)).length / kibibyte

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
/** The styles that the HTML of the page at `path` has, as the page function serves it. */
const inlined = (path: string) =>
  styleTags()
    .flatMap(({ pages, css }) => (!pages || pages.split(' ').includes(path) ? [css] : []))
    .join('')
const styleTags = () =>
  [...html.matchAll(/<style(?: data-pages="([^"]+)")?>(.*?)<\/style>/gs)].map(([, pages, css]) => ({ pages, css: css! }))
const linkOf = (name: string) => `<link rel="stylesheet" href="/assets/${name}" media="not all" disabled />`

let html = ''
let pages: Record<string, string[]> = {}
const scripts = (path: string) => pages[path]!.filter((name) => name.endsWith('.js'))

const isAdmin = (name: string) => /^(?:admin|HeroTools)-/.test(name)

/** Of these scripts those that the pages for everybody load at once or later: all but what only the admin area and the home page's tools load. */
function publicScripts(all: string[]): string[] {
  const named = (text: string) => [...text.matchAll(/[\w~.-]+\.js\b/g)].map(([name]) => name).filter((name) => all.includes(name))
  const reached = new Set(named(html))
  for (const name of reached) for (const next of named(file(`assets/${name}`).toString())) if (!isAdmin(next)) reached.add(next)
  return [...reached]
}

/** Scripts of pages, which only a visit to them loads, and of further types of questions, of steps and the like, which only surveys with such load. */
const isApart = (name: string) =>
  /^(?:home|surveys|survey|login|signup|AccountPage|conditions|admin|FilePage|HeroTools|(?:date|draw|life|matrix|media|note|number|ranking|scale|search|steps)Chunk|draw)-/.test(
    name,
  )

/** The stylesheets that these scripts and all that they load later ask for, but those of other pages and what the HTML has inlined. */
function lateStyles(first: string[]): string[] {
  const seen = new Set(first)
  const found = new Set<string>()
  for (const name of seen) {
    const script = file(name).toString()
    const dependencies = JSON.parse(/__vite__mapDeps=.*?\bm\.f=(\[.*?\])/.exec(script)?.[1] ?? '[]') as string[]
    for (const [, next] of script.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      if (!isApart(next!)) seen.add(`/assets/${next!}`)
    for (const [, next, indexes] of script.matchAll(/\bimport\(["'`]\.\/([^"'`]+)["'`]\)(?:.{0,80}?__vite__mapDeps\(\[([\d,]*)\]\))?/g)) {
      if (isApart(next!)) continue
      seen.add(`/assets/${next!}`)
      for (const index of indexes?.split(',') ?? []) found.add(dependencies[Number(index)]!.replace(/^.*\//, ''))
    }
  }
  return [...found].filter((name) => name.endsWith('.css') && !html.includes(linkOf(name)))
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
    expect(gzipped(inlined(path)) + sum(styles.map((name) => gzipped(file(name))))).toBeLessThanOrEqual(most)
  })

  it.each(Object.entries(budget.stylesOfVisit))(
    'loads for a visit of %s at most %f KiB of style, what comes later included',
    (path, most) => {
      const later = lateStyles(scripts(path))
      expect(later.length).toBeGreaterThan(1)
      const names = new Set([...pages[path]!.filter((name) => name.endsWith('.css')), ...later.map((name) => `/assets/${name}`)])
      expect(gzipped(inlined(path)) + sum([...names].map((name) => gzipped(file(name))))).toBeLessThanOrEqual(most)
    },
  )

  it('gives each page in its HTML the styles of no other page', () => {
    const own = styleTags().filter(({ pages }) => pages && !pages.includes(' '))
    expect(own.map(({ pages }) => pages)).toEqual(expect.arrayContaining(['/', '/surveys']))
    for (const { css } of own) expect(inlined('/login')).not.toContain(css)
    // A file for visitors from another page, and a link that tells Vite that the HTML has it.
    const files = readdirSync(join(site, 'assets')).filter((name) => html.includes(linkOf(name)))
    expect(files.map((name) => file(`assets/${name}`).toString().trim()).sort()).toEqual(
      styleTags()
        .flatMap(({ pages, css }) => (pages ? [css] : []))
        .sort(),
    )
  })

  it.each(Object.entries(foreign))('leaves %s out of every public page', (_, word) => {
    for (const path of Object.keys(budget.script)) expect(scripts(path).filter((name) => file(name).toString().includes(word))).toEqual([])
  })

  it('finds such a word where there is one', () => {
    const all = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'))
    expect(all.filter((name) => file(`assets/${name}`).toString().includes(foreign.dompurify))).not.toEqual([])
  })

  it('has its styles in the HTML, and asks for no stylesheet before the first paint', () => {
    for (const path of Object.keys(budget.styles)) expect(inlined(path)).toContain('--accent')
    expect(html.replaceAll(inlinedLinks, '')).not.toContain('rel="stylesheet"')
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
    const names = [
      ...paths,
      ...['en', 'ko'].flatMap((lang) => [lang, ...paths.filter((path) => path !== '/account').map((path) => lang + path)]),
    ]
    expect(Object.keys(chunks).sort()).toEqual(names.sort())
    for (const name of Object.values(chunks).flat()) expect(file(name).length).toBeGreaterThan(0)
  })

  it('lists the files of conditions, order, parts of the form and each type of question that has a chunk, none of them large', () => {
    const lazyKinds = readFileSync(join(__dirname, 'src/features/survey/kinds/lazyKinds.ts'), 'utf8')
    const types = [...lazyKinds.matchAll(/^ {2}(\w+): \{ load: /gm)].flatMap(([, type]) => [type!, `en/${type!}`, `ko/${type!}`])
    types.push('conditions', 'order', 'quote', ...['steps', 'life'].flatMap((part) => [part, `en/${part}`, `ko/${part}`]))
    expect(types).toContain('number')
    const files = JSON.parse(file(typeFilesName).toString()) as Record<string, string[]>
    expect(Object.keys(files).sort()).toEqual(types.sort())
    for (const name of Object.values(files).flat()) expect(file(name).length).toBeGreaterThan(0)
    const published = Object.entries(files).filter(([type]) => !type.includes('/') && !scriptedTypes.has(type))
    for (const [, own] of published) expect(sum(own.map((name) => gzipped(file(name))))).toBeLessThanOrEqual(budget.control)
  })

  it('uses nothing that the oldest browsers of a part lack', () => {
    const all = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'))
    const known = new Set([...publicScripts(all), ...all.filter((name) => /^(?:order|draw|mediaChunk)-/.test(name))])
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
