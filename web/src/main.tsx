import './tokens.css'
import './fonts/fonts.css'
import './app/base.css'
import './app/classes/layout.css'
import './app/classes/text.css'
import './app/classes/surfaces.css'
import './app/classes/control.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, loadFirstPage } from './app/App.tsx'
import { KeepHtml } from './app/KeepHtml.tsx'
import { reloadAfterDeploy } from './app/reloadAfterDeploy.ts'
import { loadTexts } from './lib/language/i18n.ts'
import { lang, initializeLanguage } from './lib/language/language.ts'
import { replayEarlyClick } from './lib/hydration/earlyClick.ts'
import { published } from './lib/hydration/published.ts'
import { followSettings } from './lib/site/settings.ts'
import { captureEarlyInput } from './lib/hydration/earlyInput.ts'

window.started = true
reloadAfterDeploy()
initializeLanguage()
followSettings()
start().catch(window.sayUnloaded)

/** In a function: the pages import what this file brings, and would wait for it while it waits for them. */
async function start(): Promise<void> {
  await loadTexts()
  const isWhole = await loadFirstPage(location.pathname)
  const root = document.querySelector('#root')!
  captureEarlyInput(root)
  const app = (
    <KeepHtml root={root}>
      <App />
    </KeepHtml>
  )
  startTransition(() => {
    if (isWhole && published()?.lang === lang()) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  replayEarlyClick()
}
