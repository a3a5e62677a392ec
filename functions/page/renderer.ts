import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Renderer } from '#shared/site/pageContract.ts'
import { policyOf } from './policyOf.ts'

/** Files of the built site that the function needs, all in one folder: the server rendering, the HTML shell, the files of questions and robots.txt. */
export const rendererFiles = { renderer: 'render.js', shell: 'shell.html', typeFiles: 'question-types.json', robots: 'robots.txt' } as const

/** Files of the site by the control of a question, its texts by language and control: `number`, `en/number`; also those of `conditions`. */
export type TypeFiles = Record<string, string[]>

/** `policy`: the Content-Security-Policy of every page, with the hashes of the shell's scripts and styles; a page's content adds none. */
type LoadedRenderer = Pick<Renderer, 'render'> & { shell: string; typeFiles: TypeFiles; robots: string; policy: string }

let loading: Promise<LoadedRenderer> | undefined

/** Loads the site's server rendering and its shell, both of one build, once: on Lambda from the function's own folder, locally from PAGES_FOLDER. */
export function loadRenderer(): Promise<LoadedRenderer> {
  loading ??= load()
  loading.catch(() => (loading = undefined))
  return loading
}

async function load(): Promise<LoadedRenderer> {
  const folder = process.env['PAGES_FOLDER'] ?? process.env['LAMBDA_TASK_ROOT'] ?? '.'
  const [{ prepare, render }, shell, typeFiles, robots] = await Promise.all([
    import(pathToFileURL(join(folder, rendererFiles.renderer)).href) as Promise<Renderer>,
    readFile(join(folder, rendererFiles.shell), 'utf8'),
    readFile(join(folder, rendererFiles.typeFiles), 'utf8'),
    readFile(join(folder, rendererFiles.robots), 'utf8'),
  ])
  await prepare()
  return { render, shell, typeFiles: JSON.parse(typeFiles) as TypeFiles, robots, policy: policyOf(shell) }
}
