import { sitePaths } from '../../shared/site/sitePaths.ts'
import type { Plugin, Rollup } from 'vite'
import type { Part } from '../src/lib/language/texts.ts'
import { accountPage, firstPages } from './firstPages.ts'

const namedPages = { ...firstPages, ...accountPage }

/** The part of the texts that a page needs besides those of every page. */
const ownTexts: Partial<Record<keyof typeof namedPages, Part>> = {
  [sitePaths.login]: 'auth',
  [sitePaths.signup]: 'auth',
  [sitePaths.account]: 'account',
}

const textFile = (lang: string, part: Part) => `/src/locales/${lang}/${part}.json`

/** By `lang`, by address, and by both together: the modules that are needed besides the entry. */
const wanted: [string, string][] = [
  ...Object.entries(namedPages).map(([path, file]): [string, string] => [path, `/src/${file}`]),
  ...['en', 'ko'].flatMap((lang) => [
    [lang, textFile(lang, 'shell')] as [string, string],
    ...Object.entries(ownTexts).map(([path, texts]): [string, string] => [lang + path, textFile(lang, texts)]),
  ]),
]

/** Tells the HTML's script which files a page will ask for, in an attribute, so that the script itself never changes. */
export const namePageChunks = (): Plugin => ({
  name: 'name-page-chunks',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
      const files = wanted.flatMap(([name, module]) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
        if (!chunk) return []
        const all = needed(chunk, chunks).filter((file) => !html.includes(`href="${file}"`)) // not what the HTML has inlined
        return [[name, name in accountPage ? all.filter((file) => file.endsWith('.css')) : all] as const]
      })
      const value = JSON.stringify(Object.fromEntries(files)).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
      return html.replace('<script data-chunks>', `<script data-chunks='${value}'>`)
    },
  },
})

/** The chunk and all that it imports, with their styles, without what the entry brings anyway. */
function needed(chunk: Rollup.OutputChunk, chunks: Rollup.OutputChunk[]): string[] {
  const entry = chunks.find(({ isEntry }) => isEntry)
  const found = new Set<string>()
  const visit = (one: Rollup.OutputChunk) => {
    if (one.isEntry || entry?.imports.includes(one.fileName) || found.has(`/${one.fileName}`)) return
    found.add(`/${one.fileName}`)
    for (const style of one.viteMetadata?.importedCss ?? []) found.add(`/${style}`)
    for (const name of one.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name)
      if (imported) visit(imported)
    }
  }
  visit(chunk)
  return [...found]
}
