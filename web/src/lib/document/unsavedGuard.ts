import { useContext, useEffect, useRef, useState } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, type To } from 'react-router-dom'
import { isStayOnPage } from '../navigation/stayOnPage.ts'

/** `asking`: a navigation is held until `stay` or `leave` is called; `leave` continues it. */
export type UnsavedGuard = { asking: boolean; stay: () => void; leave: () => void }

const isSamePage = (to: To) => {
  const path = typeof to === 'string' ? new URL(to, location.href).pathname : (to.pathname ?? location.pathname)
  return path === location.pathname
}

/**
 * Calls `hold` on back and forward to another page in browsers without the Navigation API, which cannot prevent them: puts the current page's entry
 * back on top of the history before the router notices. `hold` gets a function that repeats the navigation. Returns functions: `update`, to be called
 * after the page's address has changed, and `stop`.
 */
function holdTraversals(hold: (go: () => void) => void) {
  let current = { state: history.state as unknown, url: location.href }
  const update = () => {
    current = { state: history.state, url: location.href }
  }
  const onPopState = (event: PopStateEvent) => {
    if (isSamePage(current.url)) return update()
    event.stopImmediatePropagation()
    history.pushState(current.state, '', current.url)
    hold(() => {
      stop()
      history.back()
    })
  }
  const stop = () => removeEventListener('popstate', onPopState, true)
  addEventListener('popstate', onPopState, true)
  return { update, stop }
}

/** Holds navigations within the site until the person decides. Reloading and leaving the site show the browser's own dialog. */
export function useUnsavedGuard(unsaved: boolean): UnsavedGuard {
  const { navigator } = useContext(NavigationContext)
  const [heldNavigation, setHeldNavigation] = useState<{ go: () => void }>()
  const leaving = useRef(false)

  useEffect(() => {
    if (!unsaved) return undefined
    leaving.current = false
    const guarded = { push: navigator.push.bind(navigator), replace: navigator.replace.bind(navigator) }
    const holdNavigation =
      (go: typeof guarded.push): typeof guarded.push =>
      (to, state, options) => {
        const pass = () => {
          go(to, state, options)
          traversals?.update()
        }
        if (isSamePage(to) || isStayOnPage(state)) pass()
        else setHeldNavigation({ go: pass })
      }
    const onTraverse = (event: NavigateEvent) => {
      const { url, key, sameDocument } = event.destination
      if (leaving.current || event.navigationType !== 'traverse' || !event.cancelable || !sameDocument || isSamePage(url)) return
      event.preventDefault()
      setHeldNavigation({ go: () => void window.navigation?.traverseTo(key) })
    }
    const traversals = window.navigation ? undefined : holdTraversals((go) => setHeldNavigation({ go }))
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()

    Object.assign(navigator, { push: holdNavigation(guarded.push), replace: holdNavigation(guarded.replace) })
    window.navigation?.addEventListener('navigate', onTraverse)
    addEventListener('beforeunload', onUnload)
    return () => {
      Object.assign(navigator, guarded)
      window.navigation?.removeEventListener('navigate', onTraverse)
      traversals?.stop()
      removeEventListener('beforeunload', onUnload)
    }
  }, [unsaved, navigator])

  return {
    asking: heldNavigation !== undefined,
    stay: () => setHeldNavigation(undefined),
    leave: () => {
      leaving.current = true
      setHeldNavigation(undefined)
      heldNavigation?.go()
    },
  }
}
