import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { parts, type Part } from '../src/lib/language/texts.ts'

const languages = ['en', 'ko'] as const
const prefix = '\0texts/'

/** The module that holds one part of the texts in one language. */
export const textModule = (language: string, part: Part) => `${prefix}${language}-${part}.js`

/** Cuts en.json and ko.json into one file for each part, and lets lib/language/texts.ts read these: a page loads its own texts only. */
export const splitTexts = (): Plugin => {
  let folder = ''
  return {
    name: 'split-texts',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ root }) => {
      folder = join(root, 'src/locales')
    },
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    async load(id) {
      if (id.endsWith('/src/lib/language/texts.ts')) return reader
      const [, language, part] = /^\0texts\/(\w+)-(\w+)\.js$/.exec(id) ?? []
      if (!language) return undefined
      const texts = JSON.parse(await readFile(join(folder, `${language}.json`), 'utf8')) as Record<string, unknown>
      const areas = parts[part as Part].map((area) => [area, texts[area]])
      return `export default ${JSON.stringify(Object.fromEntries(areas))}`
    },
  }
}

const entries = languages.flatMap((language) =>
  Object.keys(parts).map((part) => `'${language}-${part}': () => import(${JSON.stringify(textModule(language, part as Part))})`),
)
const reader = `const files = { ${entries.join(',\n')} }
export const readTexts = async (language, part) => (await files[language + '-' + part]()).default`
