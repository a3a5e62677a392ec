import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { controlPart } from '../../answers/controls.ts'
import type { Problem } from '../../answers/problems.ts'
import { loadedAfterFormChunk } from '../../sending/loadAfterFormChunk.ts'
import css from './StepPages.module.css'
import type { Found } from './useFoundProblems.ts'
import type { Place } from './usePlace.ts'

type Arrival = Pick<Place, 'step' | 'moves'> & {
  found: Found
  /** The problems on the step. */
  here: readonly Problem[]
  /** All problems are on other steps. */
  onElsewhere: (first: Problem) => void
}

/** At a new step scrolls to the top and focuses its heading; after a check that found problems focuses the first, on its step. */
export function useStepFocus(root: RefObject<HTMLElement | null>, { step, moves, found, here, onElsewhere }: Arrival): void {
  const seen = useRef({ moves, serial: found.serial })
  const arrive = useEffectEvent(() => {
    const page = root.current
    if (!page) return
    const isMoved = moves !== seen.current.moves
    const isChecked = found.serial !== seen.current.serial && found.problems.length > 0
    if (isChecked && here.length === 0) return onElsewhere(found.problems[0]!)
    seen.current = { moves, serial: found.serial }
    if (isMoved) beginAtTop(page)
    if (isChecked) loadedAfterFormChunk()?.focusControl(page, here[0]!.control, controlPart)
    else if (isMoved) focusHeading(page)
  })
  useEffect(() => arrive(), [step, moves, found.serial])
}

function beginAtTop(page: HTMLElement): void {
  for (const video of page.querySelectorAll('video')) video.pause()
  // a page of their own has nothing to fold
  for (const card of page.querySelectorAll<HTMLDetailsElement>(`.${css.about} > details`)) card.open = true
  page.ownerDocument.defaultView?.scrollTo(0, 0)
}

function focusHeading(page: HTMLElement): void {
  const heading = page.querySelector(`.${css.label}`)?.closest('h2')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
