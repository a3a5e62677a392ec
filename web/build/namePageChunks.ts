import { join } from 'node:path'
import { sitePaths } from '../../shared/site/sitePaths.ts'
import type { Plugin, Rollup } from 'vite'
import type { Part } from '../src/lib/language/texts.ts'
import { scriptedTypes } from '../src/features/survey/kinds/scriptedTypes.ts'
import { buildTarget } from './browsers.ts'
import { accountPage, firstPages } from './firstPages.ts'
import { bundle as bundleScript } from './inlineBoot.ts'

const namedPages = { ...firstPages, ...accountPage }

/** The part of the texts that a page needs besides those of every page. */
const ownTexts: Partial<Record<keyof typeof namedPages, Part>> = {
  [sitePaths.home]: 'home',
  [sitePaths.surveys]: 'surveys',
  [sitePaths.survey]: 'survey',
  [sitePaths.login]: 'auth',
  [sitePaths.signup]: 'auth',
}

const textFile = (lang: string, part: Part) => `/src/locales/${lang}/${part}.json`

/** The control of questions that `module` is the chunk of, or steps, draw or life: numberChunk.ts is that of `number`. Undefined for any other module. */
const typeOfChunk = (module: string | null) =>
  module
    ?.match(/\/features\/survey\/(?:kinds\/\w+|form\/\w+|draw)\/(\w+)Chunk\.ts$/)?.[1]
    ?.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** By `lang`, by address, and by both together: the modules that are needed besides the entry. */
const wanted: [string, string][] = [
  ...Object.entries(namedPages).map(([path, file]): [string, string] => [path, `/src/${file}`]),
  ...['en', 'ko'].flatMap((lang) => [
    [lang, textFile(lang, 'shell')] as [string, string],
    ...Object.entries(ownTexts).map(([path, texts]): [string, string] => [lang + path, textFile(lang, texts)]),
  ]),
]

/** In the built site, the files of conditions, `order`, and each control and part, by name; after a language, their texts. For the page function alone. */
export const typeFilesName = 'question-types.json'

/** Tells the HTML's script which files a page will ask for, in an attribute, so that the script itself never changes. */
export const namePageChunks = (): Plugin => ({
  name: 'name-page-chunks',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const chunks = chunksIn(bundle ?? {})
      const files = wanted.flatMap(([name, module]) => {
        // not what the HTML has inlined
        const all = filesAt(chunks, module)?.filter((file) => !html.includes(`href="${file}"`))
        return all ? [[name, name in accountPage ? all.filter((file) => file.endsWith('.css')) : all] as const] : []
      })
      const value = JSON.stringify(Object.fromEntries(files)).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
      return html.replace('<script data-chunks>', `<script data-chunks='${value}'>`)
    },
  },
  async generateBundle(_, bundle) {
    const chunks = chunksIn(bundle)
    const form = filesAt(chunks, firstPages[sitePaths.survey])
    const files = chunks.flatMap((chunk): [string, string[]][] => {
      const type = [chunk.facadeModuleId, ...chunk.moduleIds].map(typeOfChunk).find(Boolean)
      if (!type) return []
      const isScripted = scriptedTypes.has(type)
      const own = needed(chunk, chunks).filter((file) => !form?.includes(file) && !(isScripted && file.endsWith('.css')))
      const texts = (lang: string) => filesAt(chunks, textFile(lang, 'response')) ?? []
      return [[type, own], ...['en', 'ko'].map((lang): [string, string[]] => [`${lang}/${type}`, texts(lang)])]
    })
    const conditions = filesAt(chunks, '/branching/conditions/readConditions.ts') ?? []
    files.push(['conditions', conditions.filter((file) => !form?.includes(file))])
    for (const name of ['order', 'quote']) {
      const source = await bundleScript(join(import.meta.dirname, `../src/boot/${name}.ts`), buildTarget)
      const script = this.emitFile({ type: 'asset', name: `${name}.js`, source })
      files.push([name, [`/${this.getFileName(script)}`]])
    }
    this.emitFile({ type: 'asset', fileName: typeFilesName, source: JSON.stringify(Object.fromEntries(files)) })
  },
})

const chunksIn = (bundle: Rollup.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

/** The files that a module of the site needs; undefined where no chunk has the module. */
function filesAt(chunks: Rollup.OutputChunk[], module: string): string[] | undefined {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  return chunk && needed(chunk, chunks)
}

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
