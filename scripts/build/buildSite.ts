import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rendererFiles } from '#functions/page/renderer.ts'
import { typeFilesName } from '../../web/build/namePageChunks.ts'
import { withoutPolicy } from '../../web/build/policyInShell.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const mark = 'sources.txt'

export const siteFolder = join(root, 'dist/site')

/** The folder of the same build for the page function, see rendererFiles. */
export const pagesFolder = join(root, 'dist/pages')

/** Builds the site for production if its sources have changed; resolves to whether it built. Of two builds at once the later one wins. */
export async function buildSite(): Promise<boolean> {
  const sources = fingerprint(['web', 'shared', 'functions/page/inlineHashes.ts', 'package-lock.json'])
  const markFile = `${siteFolder}.${mark}`
  const isBuilt =
    existsSync(join(siteFolder, 'index.html')) &&
    existsSync(join(pagesFolder, rendererFiles.typeFiles)) &&
    existsSync(markFile) &&
    readFileSync(markFile, 'utf8') === sources
  if (isBuilt) return false
  const fresh = { site: `${siteFolder}.${process.pid}`, pages: `${pagesFolder}.${process.pid}` }
  const undo = () => {
    for (const folder of Object.values(fresh)) rmSync(folder, { recursive: true, force: true })
  }
  try {
    await vite('--outDir', fresh.site)
    await vite('--ssr', 'src/server/render.tsx', '--outDir', fresh.pages)
    writeFileSync(join(fresh.pages, rendererFiles.shell), withoutPolicy(readFileSync(join(fresh.site, 'index.html'), 'utf8')))
    writeFileSync(join(fresh.pages, 'package.json'), '{ "type": "module" }\n') // Lambda does not detect modules by their syntax
    copyFileSync(join(fresh.site, 'robots.txt'), join(fresh.pages, rendererFiles.robots))
    renameSync(join(fresh.site, typeFilesName), join(fresh.pages, rendererFiles.typeFiles))
    rmSync(markFile, { force: true })
    replaceFolder(siteFolder, fresh.site)
    replaceFolder(pagesFolder, fresh.pages)
    writeFileSync(markFile, sources)
  } finally {
    undo()
  }
  return true
}

async function vite(...given: string[]): Promise<void> {
  const [bin, config] = ['node_modules/vite/bin/vite.js', 'web/vite.config.ts'].map((file) => join(root, file))
  const child = spawn(
    process.execPath,
    [bin!, 'build', join(root, 'web'), '--config', config!, '--emptyOutDir', '--logLevel', 'warn', ...given],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, NODE_ENV: 'production' }, // a test runner sets another value, with which React's development build would be bundled
    },
  )
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  try {
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) throw new Error('The site does not build.')
  } finally {
    process.off('exit', kill)
    kill()
  }
}

/** Replaces the folder `old` with `fresh`, completely or not at all. */
function replaceFolder(old: string, fresh: string): void {
  for (let turn = 0; ; turn++) {
    rmSync(old, { recursive: true, force: true })
    try {
      return renameSync(fresh, old)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (turn === 10 || (code !== 'ENOTEMPTY' && code !== 'EEXIST')) throw error // another process put its own there
    }
  }
}

function fingerprint(parts: string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    const path = join(root, part)
    const files = part.includes('.')
      ? [path]
      : readdirSync(path, { recursive: true, withFileTypes: true }).flatMap((entry) =>
          entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
        )
    for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)).sort())
      hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
