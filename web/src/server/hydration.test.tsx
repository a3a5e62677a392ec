import { act } from '@testing-library/react'
import i18next from 'i18next'
import { hydrateRoot } from 'react-dom/client'
import { I18nContext } from 'react-i18next'
import { BrowserRouter, Route } from 'react-router-dom'
import type { Published } from '#shared/site/pageContract.ts'
import { Frame } from '../app/Frame.tsx'
import { HomePage, SurveyPage, SurveysPage } from '../app/publishedPages.ts'
import { publish } from '../lib/hydration/published.ts'
import { followSettings } from '../lib/site/settings.ts'
import { prepare, render } from './render.tsx'
import { publishedHomepage, publishedSamples } from '../../../test/support/web/publishedSamples.ts'

const keptHere: Record<string, Record<string, string>> = {
  'of a guest': {},
  'of somebody signed in': { token: 'one' },
  'of a guest who has entered something': {
    'draft:S1': JSON.stringify({ response: null, user: null, answers: { often: 'daily', why: 'habit' }, demographics: {} }),
  },
  'of a guest who has answered': { 'response:S1': 'S1-1' },
  'of somebody who knows which sections there are': { home_missing: 'mission' },
}
const states = Object.keys(keptHere)
const pages = Object.keys(publishedSamples)
const cases = (['en', 'ko'] as const).flatMap((lang) => pages.flatMap((path) => states.map((state) => [path, lang, state] as const)))

const routes = (
  <>
    <Route path="/" element={<HomePage />} />
    <Route path="/survey/:id" element={<SurveyPage />} />
    <Route path="/surveys" element={<SurveysPage />} />
  </>
)

beforeAll(prepare)
beforeEach(() => {
  globalThis.fetch = jest.fn(() => new Promise<never>(() => {}))
  Object.assign(globalThis, { scrollTo: () => {} })
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
})
afterEach(() => {
  localStorage.clear()
  document.body.innerHTML = ''
  publish(null)
})

describe('a published page', () => {
  it.each(cases)('%s in %s, %s, is taken over without a difference', async (path, lang, state) => {
    const given: Published = { ...publishedSamples[path]!, lang }
    const { html, given: rendered } = render(path, given, publishedHomepage)
    expect(html).not.toContain(' style="')
    for (const [name, value] of Object.entries({ lang, ...keptHere[state] })) localStorage.setItem(name, value)
    history.replaceState(null, '', `${path}?mine=1`)
    document.body.innerHTML = `<div id="root">${html}</div>`
    publish(rendered)
    const stop = followSettings()
    const recovered: unknown[] = []
    const warnings = jest.spyOn(console, 'error').mockImplementation((...words) => void recovered.push(words))
    const root = document.querySelector('#root')!
    const first = root.querySelector('main')
    const field = root.querySelector('#contact input')
    expect(field !== null).toBe(path === '/')
    let app: { unmount: () => void } | undefined
    await act(async () => {
      app = hydrateRoot(
        root,
        <I18nContext value={{ i18n: { t: i18next.getFixedT(lang) } as unknown as typeof i18next }}>
          <BrowserRouter>
            <Frame>{routes}</Frame>
          </BrowserRouter>
        </I18nContext>,
        { onRecoverableError: (error) => recovered.push(error) },
      )
      await Promise.resolve()
    })
    warnings.mockRestore()
    expect(recovered).toEqual([])
    expect(root.querySelector('main')).toBe(first)
    expect(root.querySelector('#contact input')).toBe(field) // else what was typed into it is lost
    act(() => app!.unmount())
    stop()
  })
})
