import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Renderer } from '#shared/site/pageContract.ts'
import { policyOf } from './policyOf.ts'

/** Files of the built site that the function needs, all in one folder: the server rendering, the HTML shell and robots.txt. */
export const rendererFiles = { renderer: 'render.js', shell: 'shell.html', robots: 'robots.txt' } as const

/** `policy`: the Content-Security-Policy of every page, with the hashes of the shell's scripts and styles; a page's content adds none. */
export type LoadedRenderer = Pick<Renderer, 'render'> & { shell: string; robots: string; policy: string }

let loading: Promise<LoadedRenderer> | undefined

/** Loads the site's server rendering and its shell, both of one build, once: on Lambda from the function's own folder, locally from PAGES_FOLDER. */
export function loadRenderer(): Promise<LoadedRenderer> {
  loading ??= load()
  loading.catch(() => (loading = undefined))
  return loading
}

async function load(): Promise<LoadedRenderer> {
  const folder = process.env['PAGES_FOLDER'] ?? process.env['LAMBDA_TASK_ROOT'] ?? '.'
  const [{ prepare, render }, shell, robots] = await Promise.all([
    import(pathToFileURL(join(folder, rendererFiles.renderer)).href) as Promise<Renderer>,
    readFile(join(folder, rendererFiles.shell), 'utf8'),
    readFile(join(folder, rendererFiles.robots), 'utf8'),
  ])
  await prepare()
  return { render, shell, robots, policy: policyOf(shell) }
}
