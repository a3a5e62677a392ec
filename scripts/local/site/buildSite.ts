import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const mark = 'sources.txt'

/** Where the built site lies. */
export const siteFolder = join(root, 'dist/site')

/**
 * Builds the site for production, whatever NODE_ENV says, where its sources have changed since it was built last. True when it built.
 * Two processes may build at once: the later one's site stands. Throws when the build fails.
 */
export async function buildSite(): Promise<boolean> {
  const sources = fingerprint(['web', 'shared', 'package-lock.json'])
  const markFile = `${siteFolder}.${mark}`
  const isBuilt = existsSync(join(siteFolder, 'index.html')) && existsSync(markFile) && readFileSync(markFile, 'utf8') === sources
  if (isBuilt) return false
  const fresh = `${siteFolder}.${process.pid}`
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const given = [
    'build',
    join(root, 'web'),
    '--config',
    join(root, 'web/vite.config.ts'),
    '--outDir',
    fresh,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ]
  const child = spawn(process.execPath, [vite, ...given], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' }, // under a test runner React would be the one for development
  })
  const undo = () => {
    child.kill('SIGKILL')
    rmSync(fresh, { recursive: true, force: true })
  }
  process.once('exit', undo)
  try {
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) throw new Error('The site does not build.')
    rmSync(markFile, { force: true })
    replaceFolder(siteFolder, fresh)
    writeFileSync(markFile, sources)
  } finally {
    process.off('exit', undo)
    undo()
  }
  return true
}

/** Puts the folder `fresh` where `old` may be: whole or not at all. */
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

/** A hash of all that these files and folders of the project hold, tests left out. */
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
