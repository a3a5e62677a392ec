import { act } from '@testing-library/react'
import i18next from 'i18next'
import { hydrateRoot } from 'react-dom/client'
import { I18nContext } from 'react-i18next'
import { BrowserRouter, Route } from 'react-router-dom'
import { publishedId } from '../../../../shared/site/pageContract.ts'
import { Frame } from '../../../../web/src/app/Frame.tsx'
import { publishedPages } from '../../../../web/src/app/publishedPages.ts'
import { publish } from '../../../../web/src/lib/hydration/published.ts'
import { followSettings } from '../../../../web/src/lib/site/settings.ts'
import { prepare, render } from '../../../../web/src/server/render.tsx'
import { publishedHomepage, publishedSamples } from '../publishedSamples.ts'

let close = () => {}

/** Leaves the page that was taken over. */
export function leavePage(): void {
  act(close)
  close = () => {}
}

/** Before and after the tests of a file that shows published pages. No call is answered. */
export function setUpPublishedPages(): void {
  beforeAll(prepare)
  beforeEach(() => {
    globalThis.fetch = jest.fn(() => new Promise<never>(() => {}))
    // jsdom has no CSS.escape; the ids of these pages need none
    Object.assign(globalThis, { scrollTo: () => {}, CSS: { escape: (id: string) => id } })
  })
  afterEach(() => {
    leavePage()
    localStorage.clear()
    sessionStorage.clear()
    delete window.given
    document.body.innerHTML = ''
    publish(null)
  })
}

type Shown = { address?: string; lang?: 'en' | 'ko'; reply?: unknown }

/**
 * Shows the server's HTML of `path`, at `address`; `reply`: of the API, instead of the sample's. `takeOver` hydrates it, and returns React's errors.
 * With a `lang`, the page keeps the texts that were loaded.
 */
export function showPublished(path: string, { address = path, lang, reply }: Shown = {}) {
  const sample = publishedSamples[path]!
  const replies = reply ? Object.fromEntries(Object.keys(sample.replies).map((call) => [call, reply])) : sample.replies
  const { html, given } = render(path, { ...sample, replies, ...(lang && { lang }) }, publishedHomepage)
  if (lang) localStorage.setItem('lang', lang)
  history.replaceState(null, '', address)
  document.body.innerHTML = `<div id="root">${html}</div><script type="application/json" id="${publishedId}">${JSON.stringify(given)}</script>`
  publish(given)
  const root = document.querySelector('#root')!
  const app = (
    <BrowserRouter>
      <Frame>
        {publishedPages.map(([route, Page]) => (
          <Route key={route} path={route} element={<Page />} />
        ))}
      </Frame>
    </BrowserRouter>
  )
  const texts = lang && ({ t: i18next.getFixedT(lang) } as unknown as typeof i18next)
  const takeOver = async () => {
    const stop = followSettings()
    const complaints: unknown[] = []
    const warnings = jest.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
    await act(async () => {
      const taken = hydrateRoot(root, texts ? <I18nContext value={{ i18n: texts }}>{app}</I18nContext> : app, {
        onRecoverableError: (error) => complaints.push(error),
      })
      close = () => {
        taken.unmount()
        stop()
      }
      await Promise.resolve()
    })
    warnings.mockRestore()
    return complaints
  }
  return { html, root, takeOver }
}
