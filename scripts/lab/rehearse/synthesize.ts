import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildFunctions, functionsFolder } from '../../build/functions.ts'
import { buildSite, siteFolder } from '../../build/buildSite.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The newest modification time (ms) of these files and folders of the project, without tests. */
const newestChange = (...parts: string[]): number => {
  const times = parts.flatMap((part) => {
    const path = join(root, part)
    if (!existsSync(path)) return [0]
    const inside = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
      : []
    return [path, ...inside]
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  })
  return Math.max(...times)
}
const modified = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0)

/** The context of a stack that is synthesized without another one. */
export const usualContext = { stage: 'dev', mailFrom: 'surveys@surveys.example' }

/** Synthesizes the stack offline into `folder`, after building what has changed. Throws, with CDK's output, if that fails. */
export async function synthesize(folder: string, context: Record<string, string>, log: (line: string) => void = () => {}): Promise<void> {
  await buildAll(log)
  log('Synthesizing the stack')
  const { context: own } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8')) as { context: object }
  const child = spawn(process.execPath, [join(root, 'infra/app.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CDK_OUTDIR: folder, CDK_CONTEXT_JSON: JSON.stringify({ ...own, ...context }) },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`The stack does not synthesize.\n${output}`)
}

/** Bundles the functions where any source is newer; the page function contains the site's rendering, so sources of web count too. */
async function buildAll(log: (line: string) => void): Promise<void> {
  if (modified(join(functionsFolder, 'getMe/index.mjs')) < newestChange('functions', 'shared', 'infra', 'web', 'package-lock.json')) {
    log('Bundling the functions')
    await buildFunctions()
  }
  if (await buildSite()) log(`Built ${siteFolder}`)
}

export const isFresh = (folder: string): boolean =>
  modified(join(folder, 'manifest.json')) > newestChange('functions', 'shared', 'infra', 'web', 'cdk.json', 'package-lock.json')
