import type { Plugin, Rollup } from 'vite'
import type { Part } from '../src/lib/language/texts.ts'
import { textModule } from './splitTexts.ts'

/** The page at an address, and the part of the texts that comes with it. */
const pages: Record<string, { file: string; texts: Part }> = {
  '/': { file: 'features/home/HomePage.tsx', texts: 'home' },
  '/surveys': { file: 'features/surveys/SurveysPage.tsx', texts: 'surveys' },
  '/survey/:id': { file: 'features/survey/SurveyPage.tsx', texts: 'survey' },
  '/login': { file: 'features/auth/LoginPage.tsx', texts: 'auth' },
  '/signup': { file: 'features/auth/SignupPage.tsx', texts: 'auth' },
}

/** By `lang`, by address, and by both together: the modules that are needed besides the entry. */
const wanted: [string, string][] = [
  ...Object.entries(pages).map(([path, { file }]): [string, string] => [path, `/src/${file}`]),
  ...['en', 'ko'].flatMap((lang) => [
    [lang, textModule(lang, 'shell')] as [string, string],
    ...Object.entries(pages).map(([path, { texts }]): [string, string] => [lang + path, textModule(lang, texts)]),
  ]),
]

/**
 * Tells the HTML's own script which files a page will ask for, so that they load beside the entry and not after it.
 * They stand in an attribute: the script stays the same from build to build, and so does its hash in the policy.
 */
export const namePageChunks = (): Plugin => ({
  name: 'name-page-chunks',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
      const files = wanted.flatMap(([name, module]) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
        return chunk ? [[name, needed(chunk, chunks)] as const] : []
      })
      const value = JSON.stringify(Object.fromEntries(files)).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
      return html.replace('<script>', `<script data-chunks='${value}'>`)
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
