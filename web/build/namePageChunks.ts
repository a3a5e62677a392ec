import type { Plugin, Rollup } from 'vite'

/** What the page at an address, or a language, needs besides the entry. */
const wanted: Record<string, string> = {
  '/': 'features/home/HomePage.tsx',
  '/surveys': 'features/surveys/SurveysPage.tsx',
  '/survey/:id': 'features/survey/SurveyPage.tsx',
  '/login': 'features/auth/LoginPage.tsx',
  '/signup': 'features/auth/SignupPage.tsx',
  en: 'locales/en.json',
  ko: 'locales/ko.json',
}

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
      const files = Object.entries(wanted).flatMap(([name, path]) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${path}`))
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
