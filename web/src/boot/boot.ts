import { sitePaths, surveyAt } from '#shared/site/sitePaths.ts'
import { surveyIdAt } from '../features/survey/persistence/rememberedResponse.ts'
import { stepKey } from '../features/survey/persistence/stepKey.ts'
import { token } from '../lib/api/storedToken.ts'
import { readMark, setMark } from '../lib/hydration/bootContract.ts'
import { languageKey, requestedLanguage, storedLanguage } from '../lib/language/pageLanguage.ts'
import { readStorage, writeStorage } from '../lib/store/storage.ts'
import { callEarly } from './callEarly.ts'
import { enterDraft } from './enterDraft.ts'
import { addHeadTags } from './headTags.ts'
import { offerKorean } from './offerKorean.ts'
import { keepOrder } from './formControls.ts'
import { loadScripts } from './scripts.ts'
import { listenToSkipLink } from './skipLink.ts'
import { holdPage, untilPainted } from './takeover.ts'
import { keepTyped, restoreTyped, takeTyped } from './typedInput.ts'
import { watchScripts } from './unloaded.ts'

// Runs before the page shows, and long before the app: web/build/inlineBoot.ts puts it into index.html.
const path = location.pathname
const root = document.documentElement
const slugOrId = surveyAt(path)
/** The app's script, for which a published page has no tag. */
const entry = readMark('published')
const htmlLanguage = root.lang
const requested = requestedLanguage()
if (requested) writeStorage(languageKey, requested)
const language = storedLanguage()
root.lang = language
if (readStorage(languageKey) === null) offerKorean()
listenToSkipLink()
if (token()) setMark('signedIn')
callEarly(path, entry !== undefined)
watchScripts(language, () => entry && keepTyped())

const chunks = JSON.parse(document.currentScript!.dataset['chunks'] || '{}') as Record<string, string[]>
const files = [language, slugOrId ? sitePaths.survey : path]
const load = () =>
  loadScripts(
    [...files, files.join('')].flatMap((name) => chunks[name] ?? []),
    entry,
  )
const left = takeTyped()

/** Keeps the input, unless the app runs already, which has drafts. */
const keep = () => readMark('published') !== undefined && keepTyped()

if (entry === undefined) {
  addHeadTags(path, language)
  load()
} else if (readMark('outdated') === undefined) {
  // The published login is the plain form, and a survey in steps its first step. What changes them shows at once (AuthCard.module.css, StepPages.module.css).
  const isOther = /[?&#](token|reset|forgot|error|claim|step|about)\b/.test(location.search + location.hash)
  if (isOther || (slugOrId && readStorage(stepKey(surveyIdAt(slugOrId))) !== null)) setMark('awaitScript')
  addEventListener('vite:preloadError', () => addEventListener('pagehide', keep)) // not at once: a page that stays would bring it back later
  holdPage(path)
  keepOrder()
  const isWhole = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  const isEntered = isWhole.then(() => slugOrId && enterDraft(slugOrId)).then(() => restoreTyped(left))
  void Promise.allSettled([isEntered, language === htmlLanguage && untilPainted(isWhole)]).then(load)
}
