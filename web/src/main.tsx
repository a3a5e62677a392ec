import './tokens.css'
import './fonts/fonts.css'
import './app/base.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App, loadFirstPage } from './app/App.tsx'
import { reloadAfterDeploy } from './app/reloadAfterDeploy.ts'
import { loadTexts } from './lib/language/i18n.ts'
import { lang, settleLanguage } from './lib/language/language.ts'
import { followSettings } from './lib/settings.ts'

reloadAfterDeploy()
settleLanguage()
followSettings()
await loadTexts()
await loadFirstPage(location.pathname)
const root = createRoot(document.querySelector('#root')!)
startTransition(() => root.render(<App />))

// Korean paints in the system's own font first; the web font's parts come after that.
if (lang() === 'ko') requestAnimationFrame(() => setTimeout(() => void import('./fonts/hangul.css')))
