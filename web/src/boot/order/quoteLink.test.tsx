import { act } from '@testing-library/react'
import i18next from 'i18next'
import { hydrateRoot } from 'react-dom/client'
import { I18nContext } from 'react-i18next'
import { BrowserRouter, Route } from 'react-router-dom'
import type { Survey } from '#shared/survey/survey.ts'
import { Frame } from '../../app/Frame.tsx'
import { SurveyPage } from '../../app/publishedPages.ts'
import { openForm } from '../../features/survey/draw/openedForm.ts'
import { publish } from '../../lib/hydration/published.ts'
import { prepare, render } from '../../server/render.tsx'
import { question, section, survey } from '../../../../test/support/fixtures/buildSurvey.ts'
import { publishedHomepage, publishedSamples } from '../../../../test/support/web/publishedSamples.ts'
import { orderForm } from './orderForm.ts'
import { quoteLink } from './quoteLink.ts'

const texts = {
  title: 'Hello {{link.pid|guest}}',
  title_ko: '{{link.pid|손님}}이(가) 할 수 있는 것',
  description:
    '<p>From <em>{{link.pid|a &amp; b}}</em> &nbsp;&hellip; <a href="/surveys" target="_blank" rel="noopener noreferrer">here</a></p>',
  description_ko: '<p class="x">{{link.pid|손님}}을(를) 볼 수 있는 <img src="/media/a.webp"></p>',
}
const asked = survey(
  [
    section('one', [question('a', texts), question('b', { ...texts, type: 'note' })], texts),
    section('two', [question('c', { title: 'C', title_ko: '{{link.none|x}} {{a|답}}' })], { ...texts, title: '', title_ko: '' }),
  ],
  { id: 'S1', slug: 'one', link_fields: [{ name: 'pid' }] },
)

beforeAll(prepare)
beforeEach(() => {
  globalThis.fetch = jest.fn(() => new Promise<never>(() => {}))
  // jsdom has no CSS.escape; these ids need none
  Object.assign(globalThis, { scrollTo: () => {}, CSS: { escape: (id: string) => id } })
})
let close = () => {}
afterEach(() => {
  act(close)
  close = () => {}
  localStorage.clear()
  sessionStorage.clear()
  delete window.given
  document.body.innerHTML = ''
  publish(null)
})

/** Shows the published page; `boot`: what runs before its first paint. Returns its texts then, and how React takes it over. */
function open(lang: 'en' | 'ko', query: string, boot = true, shown: Survey = asked) {
  const sample = publishedSamples['/survey/one']!
  const replies = Object.fromEntries(Object.keys(sample.replies).map((path) => [path, shown]))
  const { html, given } = render('/survey/one', { ...sample, replies, lang }, publishedHomepage)
  localStorage.setItem('lang', lang)
  history.replaceState(null, '', `/survey/one${query}`)
  document.body.innerHTML = `<div id="root">${html}</div>`
  publish(given)
  const form = document.querySelector('form')!
  const published = form.textContent
  if (boot) {
    const opened = openForm(shown, null)
    if (!orderForm(form, shown, { seed: '', drawn: {}, ...opened })) throw new Error('The HTML is not enough.')
    quoteLink(form, shown, opened.link ?? {}, lang)
  }
  const before = { text: form.textContent, html: form.innerHTML }
  const takeOver = async () => {
    const complaints: unknown[] = []
    const warnings = jest.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
    await act(async () => {
      const app = hydrateRoot(
        document.querySelector('#root')!,
        <I18nContext value={{ i18n: { t: i18next.getFixedT(lang) } as unknown as typeof i18next }}>
          <BrowserRouter>
            <Frame>
              <Route path="/survey/:id" element={<SurveyPage />} />
            </Frame>
          </BrowserRouter>
        </I18nContext>,
        { onRecoverableError: (error) => complaints.push(error) },
      )
      close = () => app.unmount()
      await Promise.resolve()
    })
    warnings.mockRestore()
    return complaints
  }
  return { published, before, takeOver, form }
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const count = (text: string, part: string) => text.split(part).length - 1

describe('The HTML of a published survey that quotes its link', () => {
  it('has the fallbacks, and the values before the first paint, as React has them', async () => {
    const { published, before, takeOver, form } = open('en', '?pid=Kim%20%3Cb%3E%26')
    expect(count(published, 'Hello guest')).toBe(3)
    expect(count(published, 'From a & b')).toBe(4)
    expect(count(before.text, 'Hello Kim <b>&')).toBe(3)
    expect(count(before.text, 'From Kim <b>&')).toBe(4)
    expect(await takeOver()).toEqual([])
    expect(document.querySelector('form')).toBe(form)
    expect(count(form.textContent, 'Hello Kim <b>&')).toBe(3)
    expect(count(form.textContent, 'From Kim <b>&')).toBe(4)
    expect(form.querySelector('b')).toBeNull()
  })

  it('is the same in Korean, with the particle that fits', async () => {
    const { published, before, takeOver } = open('ko', '?pid=%EA%B9%80%EC%B2%A0%EC%88%98')
    expect(count(plain(published), '손님이 할 수 있는 것')).toBe(3)
    expect(count(plain(before.text), '김철수가 할 수 있는 것')).toBe(3)
    expect(count(plain(before.text), '김철수를 볼 수 있는')).toBe(4)
    expect(before.text).toContain('{{link.none|x}} 답')
    expect(await takeOver()).toEqual([])
    expect(count(plain(document.querySelector('form')!.textContent), '김철수가 할 수 있는 것')).toBe(3)
  })

  it('keeps its numbers in front of the values', async () => {
    const { published, before, takeOver } = open('en', '?pid=Kim', true, { ...asked, show_numbers: true })
    for (const number of ['1', '1.1']) {
      expect(published).toContain(`${number} Hello guest`)
      expect(before.text).toContain(`${number} Hello Kim`)
    }
    expect(await takeOver()).toEqual([])
    expect(document.querySelector('form')!.textContent).toContain('1.1 Hello Kim')
  })

  it('stays as it is without a value', async () => {
    const { published, before, takeOver } = open('en', '')
    expect(before.text).toBe(published)
    expect(await takeOver()).toEqual([])
  })

  it('is taken over with the fallbacks, and then has the values, where the script did not run', async () => {
    const { before, takeOver } = open('en', '?pid=Kim', false)
    expect(before.text).toContain('Hello guest')
    expect(await takeOver()).toEqual([])
    expect(document.querySelector('form')!.textContent).toContain('Hello Kim')
  })
})
