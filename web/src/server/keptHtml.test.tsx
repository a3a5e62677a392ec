import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter, Route } from 'react-router-dom'
import { setUpPublishedPages, showPublished } from '../../../test/support/web/pages/showPublished.tsx'
import { Frame } from '../app/Frame.tsx'
import { KeepHtml } from '../app/KeepHtml.tsx'
import { publish } from '../lib/hydration/published.ts'

const path = '/survey/one'

function Throws(): never {
  throw new Error('not meant to happen')
}

/** The root with the published survey, in which something is typed and focused. */
function open() {
  const { root } = showPublished(path)
  const field = document.querySelector<HTMLInputElement>('[data-question=why] input')!
  field.value = 'Habit'
  field.focus()
  return { root, field }
}

const brokenPage = (
  <BrowserRouter>
    <Frame>
      <Route path="*" element={<Throws />} />
    </Frame>
  </BrowserRouter>
)

setUpPublishedPages()
beforeEach(() => {
  window.sayUnloaded = jest.fn()
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => void jest.restoreAllMocks())

const hydrate = (root: Element, app: ReactNode) => void hydrateRoot(root, app, { onRecoverableError: () => {} })
const renderAnew = (root: Element, app: ReactNode) => createRoot(root).render(app)

describe('published HTML', () => {
  it.each([
    ['the page', brokenPage, hydrate],
    ['what surrounds it', <Throws key="" />, hydrate],
    ['the page, in another language than the HTML,', brokenPage, renderAnew],
  ])('stays with its input if %s throws during hydration', async (_, app, start) => {
    const { root, field } = open()
    const parts = [...root.children]
    await act(async () => start(root, <KeepHtml root={root}>{app}</KeepHtml>))
    expect([...root.children].map((part, at) => part === parts[at])).toEqual(parts.map(() => true))
    expect([root.contains(field), field.value, document.activeElement === field]).toEqual([true, 'Habit', true])
    expect(window.sayUnloaded).toHaveBeenCalledTimes(1)
  })

  it('gives way to an error page where a later page throws', async () => {
    publish(null)
    document.body.innerHTML = '<div id="root"></div>'
    const root = document.querySelector('#root')!
    const app = createRoot(root)
    await act(async () => app.render(<KeepHtml root={root}>{brokenPage}</KeepHtml>))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page stopped working')
    expect(window.sayUnloaded).not.toHaveBeenCalled()
    act(() => app.unmount())
  })
})
