// oxlint-disable no-restricted-imports -- a part of the build: it runs in Node, not in the page
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brotli } from './build/brotli.ts'
import { inlineEntryStyles } from './build/inlineEntryStyles.ts'
import { leanI18next } from './build/leanI18next.ts'
import { leanRouter } from './build/leanRouter.ts'
import { namePageChunks } from './build/namePageChunks.ts'
import { pageChunk } from './build/pageChunk.ts'
import { shortClassNames } from './build/shortClassNames.ts'
import { splitTexts } from './build/splitTexts.ts'

/** What the HTML itself brings. */
const isBase = (name: string) => /(?:^|\/)(?:base|rolldown-runtime)-/.test(name)

/** Pages that are come to from others. */
const isSeldomFirst = (name: string) => /(?:^|\/)(?:AdminArea|AccountPage|FilePage)-/.test(name)

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames(join(import.meta.dirname, 'src')) } } : {},
  plugins: [react(), leanRouter(), leanI18next(), splitTexts(), namePageChunks(), inlineEntryStyles(), brotli()],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: ['chrome120', 'edge120', 'firefox121', 'safari17.4'],
    // The entry and its styles are there long before a page's chunk asks: no need to name them again. Nor does the entry name every script
    // of pages that hardly anybody meets first: those pages ask for them themselves, a moment later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, names, { hostType }) =>
        names.filter((name) => hostType === 'html' || !(isBase(name) || (isSeldomFirst(file) && name.endsWith('.js')))),
    },
    // Fonts are files of their own: a data: address would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            // What the entry imports comes in one file, not in one for each set of pages that shares it.
            { name: 'base', tags: ['$initial'], test: /\/node_modules\/|\/web\/src\/(?:ui|lib|app)\/|\/shared\/|\.module\.css/ },
            // Small things that several pages share: one file each would cost a request each, and its headers.
            {
              name: 'fields',
              includeDependenciesRecursively: false,
              test: /\/web\/src\/ui\/forms\/(?:Field|TextField|Select)\./,
            },
            {
              name: 'states',
              includeDependenciesRecursively: false,
              test: /\/web\/src\/ui\/(?:states\/EmptyState|drawings\/BrandDrawing)\./,
            },
            {
              name: 'entrance',
              includeDependenciesRecursively: false,
              test: /\/features\/auth\/(?:arrival|AuthCard|enter|Form\.module|Providers|useFocusOnWrong)\b|\/web\/src\/(?:ui\/signIn\/PasswordField|lib\/api\/failureText)\./,
            },
            {
              name: 'rich',
              includeDependenciesRecursively: false,
              test: /\/web\/src\/(?:ui\/(?:RichText|images\/Media)\.|lib\/(?:framing|text\/bareMarkup)\.)/,
            },
            {
              name: pageChunk('survey', '/features/survey/SurveyPage.tsx'),
              includeDependenciesRecursively: false,
              test: /\/features\/survey\/|\/shared\/(?:branching|answers|genders|surveyLength)|\/lib\/session\/keepsAnything\./,
            },
            {
              name: pageChunk('home', '/features/home/HomePage.tsx'),
              includeDependenciesRecursively: false,
              test: /\/features\/home\//,
            },
          ],
        },
      },
    },
  },
}))
