import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Renderer } from '#shared/site/publishedPage.ts'

/** What the function is given of the built site, in one folder: its rendering, the HTML that it is put into, and what it tells search engines. */
export const files = { renderer: 'render.js', shell: 'shell.html', robots: 'robots.txt' } as const

export type Loaded = Pick<Renderer, 'render'> & { shell: string; robots: string }

let loading: Promise<Loaded> | undefined

/** The site's own rendering and its shell, of the same build: on Lambda beside the function, locally in PAGES_FOLDER. Loaded once. */
export function renderer(): Promise<Loaded> {
  loading ??= load()
  loading.catch(() => (loading = undefined))
  return loading
}

async function load(): Promise<Loaded> {
  const folder = process.env['PAGES_FOLDER'] ?? process.env['LAMBDA_TASK_ROOT'] ?? '.'
  const [{ prepare, render }, shell, robots] = await Promise.all([
    import(pathToFileURL(join(folder, files.renderer)).href) as Promise<Renderer>,
    readFile(join(folder, files.shell), 'utf8'),
    readFile(join(folder, files.robots), 'utf8'),
  ])
  await prepare()
  return { render, shell, robots }
}
