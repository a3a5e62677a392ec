import { useLayoutEffect } from 'react'

/** Shows the card that index.html keeps hidden where the address changes the page (AuthCard.module.css), as soon as `isReady`. */
export function useRevealCard(isReady: boolean): void {
  useLayoutEffect(() => {
    if (isReady) delete document.documentElement.dataset['awaitScript']
  }, [isReady])
}
