import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { adminFile, editorFile, workFile } from './build/adminFile.ts'
import { brotli } from './build/brotli.ts'
import { buildTarget } from './build/browsers.ts'
import { fileOfFirstPages } from './build/firstPages.ts'
import { inlineBoot } from './build/inlineBoot.ts'
import { inlineStyles } from './build/inlineStyles.ts'
import { namePageChunks } from './build/namePageChunks.ts'
import { policyInShell } from './build/policyInShell.ts'
import { shortClassNames } from './build/shortClassNames.ts'

/** The chunks that the HTML itself loads. */
const isBase = (name: string) => /(?:^|\/)(?:base|index|rolldown-runtime)-/.test(name)

/** Pages that visitors reach from other pages. */
const isSeldomFirst = (name: string) => /(?:^|\/)(?:admin|AccountPage|FilePage)-/.test(name)

/** Code shared by pages that are rarely first, without the rich text editors and the branching code of admins. */
const isCommon = /\/(?:web\/src\/(?:lib|ui)|shared)\/(?!richText\/|logic\/|html\/(?!htmlTokens|plainText))/

/** The rules of the types of questions and the code they share, without code only for definitions. */
const isRuleOfType = /\/shared\/(?:kinds\/\w+\/(?!\w+(?:Fields|Definition)\.ts)|accounts\/emailPattern|numbers\/|time\/)/

/** The code that puts answers and numbers into a survey's texts, without the quote code of admins. */
const isOfQuotes =
  /\/(?:features\/survey\/kinds\/quotes\/(?!lazyQuotes)|shared\/(?:quotes\/(?:quote(?:Tokens|Index|Parts)|particles|replaceQuotes|withNumber|say(?:Quotes|Answers))|kinds\/(?:choices\/|text\/quoted)|html\/escapeHtml|survey\/questionNumbers))/

/** The messages of a survey that is not open, and code that the form shares with the preview. */
const isNotice = /\/(?:features\/survey\/(?:layout\/(?:StatusBanner|ClosedText|SignInLinks)|form\/life\/About)|language\/useOwnTime)\./

/** Late parts of a survey: styles in one file, since they compress better together. */
const isLaterInSurvey =
  /\/(?:features\/survey\/(?:saved|saved\/thanks|sending|sending\/problems|layout|kinds\/(?:files|richText))\/\w+\.module\.css|features\/survey\/(?:kinds\/ReadAnswer|sending\/AddedReason)\b|ui\/forms\/submitting\/ErrorSummary\.module\.css)/

/** Late parts of the navbar and the site's icon, in one file for the same reason. */
const isLaterInNavbar = /\/(?:app\/(?:navbar\/MenuDrawer|favicon)|ui\/(?:Badge|images\/Avatar))\./

/** Code shared by late parts of a survey and the admin area, too small for separate files. */
const isSmallPart =
  /\/(?:features\/survey\/(?:saved\/thanks\/EndText|answers\/formerText|layout\/(?:Survey(?:Cover|Length)|litSections))|ui\/richText\/kit\/useLazyEditor|survey\/outline)\./

/** Bytes before compression under which a file that several parts share is not worth its request. */
const smallestFile = 30_000

/** A shared file has no name of its own: the names of its parts would be in the first script. */
const shortName = (name = '') => (name.startsWith('shared~') ? 'ui' : '[name]')

/** Seven characters instead of eight: scripts name many files, and hashes do not compress. */
const hash = '[hash:7]'

/** Hides the warning about slow plugins, which only a busy machine causes. */
const checks = { bundlerTimings: false }

/** `en-` or `ko-` for a file of texts, whose two languages have the same name. */
const languageOf = (module?: string | null) => module?.match(/\/locales\/(\w+)\//)?.[1]?.concat('-') ?? ''

/** React Router publishes its build without warnings for developers, yet its `exports` always name the other one. */
const routerForProduction = join(import.meta.dirname, '../node_modules/react-router/dist/production/index.mjs')

/** The bundle that the page function renders with: all in its own files, for production. */
const server: UserConfig = {
  ssr: { noExternal: true, target: 'node' },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  ...(isSsrBuild && server),
  root: import.meta.dirname,
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: routerForProduction }] : [] },
  // A file of texts is read as a whole, so an export by area would only make it longer.
  json: { namedExports: false },
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames(join(import.meta.dirname, 'src')) } } : {},
  plugins: [react(), ...(isSsrBuild ? [] : [inlineBoot(), inlineStyles(), namePageChunks(), policyInShell(), brotli()])],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: buildTarget,
    // The entry and its styles are there long before a page's chunk asks: no need to name them again. Nor does the entry name every script
    // of pages that visitors rarely open first: those pages ask for them themselves, a moment later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, names, { hostType }) =>
        names.filter((name) => hostType === 'html' || !(isBase(name) || (isSeldomFirst(file) && name.endsWith('.js')))),
    },
    // Fonts are files of their own: a data: address would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? { checks }
      : {
          checks,
          treeshake: { propertyReadSideEffects: false },
          output: {
            generatedCode: { symbols: false },
            chunkFileNames: ({ name, facadeModuleId }) => `assets/${languageOf(facadeModuleId)}${shortName(name)}-${hash}.js`,
            assetFileNames: ({ names }) => `assets/${shortName(names[0])}-${hash}[extname]`,
            codeSplitting: {
              groups: [
                // The imports of the entry are one file, not one for each set of pages that shares them.
                { name: 'base', tags: ['$initial'] },
                { name: fileOfFirstPages, includeDependenciesRecursively: false },
                { name: adminFile, includeDependenciesRecursively: false },
                { name: editorFile, includeDependenciesRecursively: false },
                { name: workFile, minShareCount: 2, includeDependenciesRecursively: false },
                // Separate: a survey that is not open has it in its HTML, other surveys load it later.
                { name: 'notices', test: isNotice, includeDependenciesRecursively: false },
                { name: 'later', test: isLaterInSurvey, includeDependenciesRecursively: false },
                { name: 'menus', test: isLaterInNavbar, includeDependenciesRecursively: false },
                // Packages that the account and the admin area share: with them, small parts of public pages would come to the account.
                { name: 'lib', test: /\/node_modules\/(?:@tanstack|valibot)\// },
                // Separate: pages that never crop a picture would load it with a small part that shares its file.
                { name: 'crop', test: /\/node_modules\/(?:react-)?cropper/ },
                // Separate, with the words of the controls that every survey loads: only surveys whose texts quote load it at once.
                { name: 'quotes', test: isOfQuotes, includeDependenciesRecursively: false },
                // Separate: controls of questions would load parts of the admin area with them.
                { name: 'kinds', test: isRuleOfType, minShareCount: 2, includeDependenciesRecursively: false },
                // Separate: only surveys with conditions load it.
                { name: 'conditions', test: /\/shared\/branching\/conditions\//, includeDependenciesRecursively: false },
                // The same of surveys that draw or have link fields.
                { name: 'draw', test: /\/(?:shared|features\/survey)\/draw\/(?!lazyDraw)/, includeDependenciesRecursively: false },
                // Separate: surveys with pictures would load the code that reloads a survey.
                { name: 'media', test: /\/kinds\/media\/QuestionMedia\./, includeDependenciesRecursively: false },
                // Separate: questions with many choices would load parts of the editor with it.
                { name: 'search', test: /\/(?:shared\/search\.ts|ui\/forms\/Listbox\.module\.css)/ },
                { name: 'ui', test: isCommon, minShareCount: 2, includeDependenciesRecursively: false },
                { name: 'parts', test: isSmallPart, includeDependenciesRecursively: false },
                // One file for each set of sharing parts; smaller code joins another file.
                { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: smallestFile },
              ],
            },
          },
        },
  },
}))
