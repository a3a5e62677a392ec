import { sitePaths } from '#shared/site/sitePaths.ts'
import { readMark } from '../lib/hydration/bootContract.ts'

/** Milliseconds after which a page counts as painted: a tab in the background paints nothing. */
const maxPaintMilliseconds = 1000

/** Resolves once a published page is painted, so that what can be read comes before the scripts. `isWhole`: resolves with the whole document. */
export const untilPainted = (isWhole: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length && resolve()).observe({
      type: 'paint',
      buffered: true,
    })
    void isWhole.then(() => setTimeout(resolve, maxPaintMilliseconds))
  })

/** Until the app takes over: keeps the pressed button (replayEarlyClick), stops forms, gives sign-in links the query that the HTML lacks. */
export function holdPage(path: string): void {
  const isEntrance = path === sitePaths.login || path === sitePaths.signup
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button:not([popovertarget])')
    if (button && readMark('published') !== undefined) window.pressed = button
    const link = isEntrance && (target as Element).closest<HTMLAnchorElement>('main a')
    if (link && !link.search) link.search = location.search
  })
  // The HTML stays for a moment where the page gives way to the other language.
  addEventListener('submit', (event) => event.preventDefault())
}
