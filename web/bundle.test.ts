import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'

const kibibyte = 1024
const budget = { script: 105, scriptBrotli: 92, styles: 8, html: 14, font: 11 }

const root = join(__dirname, '..')
let site = ''
const file = (name: string) => readFileSync(join(site, name))
const gzipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).length / kibibyte

/** The scripts that every page loads before it can show anything: the entry and what it imports outright. */
function entryScripts(): string[] {
  const named = [...html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(([, name]) => name!)
  const all = new Set<string>()
  const add = (name: string) => {
    if (all.has(name)) return
    all.add(name)
    for (const [, , other] of file(name)
      .toString()
      .matchAll(/\b(?:import|from)\s*(["'`])\.\/([^"'`]+\.js)\1/g))
      add(`assets/${other}`)
  }
  named.forEach(add)
  return [...all]
}

let html = ''
let scripts: string[] = []

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'))
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  execFileSync(process.execPath, [vite, 'build', join(root, 'web'), '--outDir', site, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  html = file('index.html').toString()
  scripts = entryScripts()
}, 60_000)
afterAll(() => rmSync(site, { recursive: true, force: true }))

describe('the built site', () => {
  it(`brings at most ${budget.script} KiB of script to every page, gzipped, and ${budget.scriptBrotli} in brotli`, () => {
    const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
    expect(scripts.length).toBeGreaterThan(0)
    expect(sum(scripts.map((name) => gzipped(file(name))))).toBeLessThanOrEqual(budget.script)
    const small = scripts.filter((name) => readdirSync(join(site, 'assets')).includes(`${name.slice('assets/'.length)}.br`))
    expect(sum(small.map((name) => file(`${name}.br`).length / kibibyte))).toBeLessThanOrEqual(budget.scriptBrotli)
  })

  it('leaves out of that what only some pages need', () => {
    const entry = scripts.map((name) => file(name).toString()).join('\n')
    expect(entry).not.toMatch(/DOMPurify|isSupported.*removed|cropper|ql-editor|QueryClient|data-rfd|valibot/)
  })

  it(`has at most ${budget.styles} KiB of style in the HTML, gzipped, and asks for no stylesheet before the first paint`, () => {
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style]) => style!).join('')
    expect(styles).toContain('--accent')
    expect(gzipped(styles)).toBeLessThanOrEqual(budget.styles)
    expect(html).not.toContain('rel="stylesheet"')
  })

  it(`has an HTML of at most ${budget.html} KiB and a first font of at most ${budget.font}`, () => {
    expect(file('index.html.br').length / kibibyte).toBeLessThanOrEqual(budget.html)
    const font = /rel="preload" href="\/([^"]+\.woff2)"/.exec(html)?.[1]
    expect(file(font!).length / kibibyte).toBeLessThanOrEqual(budget.font)
  })

  it('has no inline style or handler, which its policy would refuse', () => {
    expect(html).not.toMatch(/<[^>]+\s(?:style|on\w+)=/)
  })

  it('tells each public page its own files, all of them there', () => {
    const chunks = JSON.parse(/data-chunks='([^']+)'/.exec(html)![1]!) as Record<string, string[]>
    expect(Object.keys(chunks).sort()).toEqual(['/', '/login', '/signup', '/survey/:id', '/surveys', 'en', 'ko'])
    for (const name of Object.values(chunks).flat()) expect(file(name).length).toBeGreaterThan(0)
  })

  it('brings every script compressed, to the same bytes', () => {
    const name = scripts.find((script) => script.includes('base'))!
    expect(brotliDecompressSync(file(`${name}.br`)).equals(file(name))).toBe(true)
  })
})
