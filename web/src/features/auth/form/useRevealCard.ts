import { useLayoutEffect } from 'react'
import { removeMark } from '../../../lib/hydration/bootContract.ts'

/** Shows the card that the boot script keeps hidden where the address changes the page (AuthCard.module.css), as soon as `isReady`. */
export function useRevealCard(isReady: boolean): void {
  useLayoutEffect(() => {
    if (isReady) removeMark('awaitScript')
  }, [isReady])
}
