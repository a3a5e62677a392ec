import { act, render, screen, within } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { stubApi } from '../../../../../test/support/web/stubApi.ts'
import { forgetPublic } from '../../../lib/api/content.ts'
import { addTexts, loadTexts } from '../../../lib/language/i18n.ts'
import OpenSurveys from './OpenSurveys.tsx'

const survey = (id: string, more = {}) => ({ id, slug: id, title: `Survey ${id}`, title_ko: '', state: 'open', minutes: 4, ...more })

function open(body: object[]) {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      onView: (entries: object[]) => void
      constructor(onView: (entries: object[]) => void) {
        this.onView = onView
      }
      observe = () => queueMicrotask(() => this.onView([{ isIntersecting: true }]))
      disconnect = () => undefined
    },
  })
  stubApi({ 'GET /surveys/public': { body } })
  render(
    <BrowserRouter>
      <OpenSurveys />
    </BrowserRouter>,
  )
}

beforeAll(() => loadTexts('en').then(() => addTexts('en', 'surveys')))
beforeEach(() => forgetPublic())
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'))

describe('the surveys on the home page', () => {
  it('are the newest three that are open, with their minutes', async () => {
    open([survey('a', { state: 'closed' }), survey('b'), survey('c'), survey('d'), survey('e')])
    const list = within(await screen.findByRole('list', { name: 'Surveys' }))
    expect(list.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      ['b', 'c', 'd'].map((id) => [`/survey/${id}`, `Survey ${id}About 4 minutes`]),
    )
  })

  it('are no list while none is open', async () => {
    open([survey('a', { state: 'not_yet' })])
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByRole('list')).toBeNull()
  })
})
