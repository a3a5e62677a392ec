import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brotli } from './build/brotli.ts'
import { inlineEntryStyles } from './build/inlineEntryStyles.ts'
import { namePageChunks } from './build/namePageChunks.ts'

/** What the HTML itself brings. */
const isBase = (name: string) => /(?:^|\/)(?:base|rolldown-runtime)-/.test(name)

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), namePageChunks(), inlineEntryStyles(), brotli()],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: ['chrome120', 'edge120', 'firefox121', 'safari17.4'],
    // The entry and its styles are there long before a page's chunk asks: no need to name them again.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, names, { hostType }) => names.filter((name) => hostType === 'html' || !isBase(name)),
    },
    // Fonts are files of their own: a data: address would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What every public page uses comes in one file, not in twenty small ones.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /\/web\/src\/(?:ui|lib)\/(?!sanitize)|\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|i18next)\//,
            },
          ],
        },
      },
    },
  },
})
