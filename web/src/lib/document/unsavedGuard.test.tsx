import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom'
import { stayOnPage } from '../navigation/stayOnPage.ts'
import { useUnsavedGuard } from './unsavedGuard.ts'

function Editor() {
  const [unsaved, setUnsaved] = useState(true)
  const guard = useUnsavedGuard(unsaved)
  const navigate = useNavigate()
  return (
    <>
      <Link to="/away?x=1">Away</Link>
      <Link to="/editor?tab=2">Another tab</Link>
      <button onClick={() => void navigate('/away', { replace: true })}>Redirect</button>
      <button onClick={() => void navigate('/editor/1', { replace: true, state: stayOnPage })}>Name</button>
      <button onClick={() => setUnsaved(false)}>Save</button>
      {guard.asking && (
        <>
          <button onClick={guard.stay}>Stay</button>
          <button onClick={guard.leave}>Leave</button>
        </>
      )}
    </>
  )
}

function open() {
  history.replaceState(null, '', '/editor')
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/editor/*" element={<Editor />} />
        <Route path="/away" element={<p>away</p>} />
      </Routes>
    </BrowserRouter>,
  )
}
const click = (name: string) => userEvent.click(screen.getByText(name))
const isUnloadHeld = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** As much of the Navigation API as the guard uses; jsdom has none. */
class FakeNavigation extends EventTarget {
  traversed: string[] = []
  traverseTo(key: string) {
    this.traversed.push(key)
  }
  /** The browser's back button; true when it was held. */
  back(url: string, { sameDocument = true, cancelable = true } = {}) {
    const destination = { url, key: `key of ${url}`, sameDocument }
    return !this.dispatchEvent(Object.assign(new Event('navigate', { cancelable }), { navigationType: 'traverse', destination }))
  }
}
let navigation: FakeNavigation
beforeEach(() => {
  navigation = new FakeNavigation()
  Object.assign(window, { navigation })
})
afterEach(() => {
  delete (window as { navigation?: unknown }).navigation
})

describe('useUnsavedGuard', () => {
  it.each(['Away', 'Redirect'])('stops %s until the user confirms', async (way) => {
    open()
    await click(way)
    expect([screen.queryByText('away'), location.pathname]).toEqual([null, '/editor'])
    await click('Stay')
    expect(screen.queryByText('Leave')).toBeNull()
    await click(way)
    await click('Leave')
    expect(screen.getByText('away')).toBeTruthy()
    expect(location.search).toBe(way === 'Away' ? '?x=1' : '')
  })

  it('allows navigation within the page', async () => {
    open()
    await click('Another tab')
    expect([screen.queryByText('Leave'), location.search]).toEqual([null, '?tab=2'])
  })

  it('allows navigation to the same page', async () => {
    open()
    await click('Name')
    expect([screen.queryByText('Leave'), location.pathname]).toEqual([null, '/editor/1'])
  })

  it('stops nothing once everything is saved', async () => {
    open()
    expect(isUnloadHeld()).toBe(true)
    await click('Save')
    expect(isUnloadHeld()).toBe(false)
    expect(navigation.back('http://localhost/away')).toBe(false)
    await click('Away')
    expect(screen.getByText('away')).toBeTruthy()
  })

  it('stops nothing after its page is unmounted', async () => {
    open()
    await click('Away')
    await click('Leave')
    expect([isUnloadHeld(), navigation.back('http://localhost/elsewhere')]).toEqual([false, false])
  })

  it('stops Back, and goes back after the user confirms', async () => {
    open()
    const held = await act(async () => navigation.back('http://localhost/away'))
    expect([held, navigation.traversed]).toEqual([true, []])
    await click('Leave')
    expect(navigation.traversed).toEqual(['key of http://localhost/away'])
    expect(navigation.back('http://localhost/away')).toBe(false)
  })

  describe('in a browser without the Navigation API', () => {
    beforeEach(() => {
      delete (window as { navigation?: unknown }).navigation
      history.pushState(null, '', '/away')
      history.pushState(null, '', '/')
    })

    it('stops Back, and goes back after the user confirms', async () => {
      open()
      const { length } = history
      history.back()
      expect(await screen.findByText('Stay')).toBeTruthy()
      expect([location.pathname, screen.queryByText('away'), history.length]).toEqual(['/editor', null, length])
      await click('Stay')
      history.back()
      expect(await screen.findByText('Leave')).toBeTruthy()
      await click('Leave')
      expect(await screen.findByText('away')).toBeTruthy()
      expect(location.pathname).toBe('/away')
    })

    it('allows navigation within the page, and stops later navigation away', async () => {
      open()
      await click('Another tab')
      await click('Name')
      expect(location.pathname).toBe('/editor/1')
      history.pushState(null, '', '/editor/1?tab=3')
      history.back()
      await waitFor(() => expect(location.search).toBe(''))
      expect(screen.queryByText('Leave')).toBeNull()
      history.back()
      expect(await screen.findByText('Leave')).toBeTruthy()
      expect(location.pathname).toBe('/editor/1')
    })

    it('stops nothing once everything is saved', async () => {
      open()
      await click('Save')
      history.back()
      expect(await screen.findByText('away')).toBeTruthy()
    })
  })

  it('leaves navigation that it cannot stop, or that leaves the site, to the browser', () => {
    open()
    expect(navigation.back('http://localhost/away', { cancelable: false })).toBe(false)
    expect(navigation.back('http://localhost/away', { sameDocument: false })).toBe(false)
    expect(navigation.back('http://localhost/editor?tab=1')).toBe(false)
    expect(screen.queryByText('Leave')).toBeNull()
  })
})
