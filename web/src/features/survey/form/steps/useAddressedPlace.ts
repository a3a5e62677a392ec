import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Survey } from '#shared/survey/survey.ts'
import { useHydrating } from '../../../../lib/hydration/useHydrating.ts'
import { stayOnPage } from '../../../../lib/navigation/stayOnPage.ts'
import { readStorage, writeStorage } from '../../../../lib/store/storage.ts'
import { useAnswerStore } from '../../answers/useAnswerStore.ts'
import { draftKey } from '../../persistence/storedDraft.ts'
import { stepKey } from '../../persistence/stepKey.ts'
import { hashOf, stepAt } from './stepAddress.ts'
import { nearestStep } from './stepsOf.ts'
import type { Place } from './usePlace.ts'

/** State of an entry in the browser's history: how many entries of steps are below it, and the step of the one directly below. */
type Entry = { depth: number; from?: string }

const entryOf = (state: unknown): Entry => ({ depth: 0, ...(state as Partial<Entry> | null) })

/** Forms in steps that are mounted. */
let mounted = 0

/**
 * The step that the address names, so that the browser's buttons go from step to step, and a reload or another language stays on one. If that step is
 * hidden, the nearest one. Without a step in the address, a form with a draft opens at the draft's last step. During hydration, the first step.
 */
export function useAddressedPlace(survey: Survey, steps: readonly string[]): Place {
  const store = useAnswerStore()
  const location = useLocation()
  const navigate = useNavigate()
  const hydrating = useHydrating()
  const entry = entryOf(location.state)
  const first = steps[0]!
  const named = stepAt(location.hash, first)
  const key = location.key + location.hash // an address entered by hand makes an entry without a key

  /** The step at which a visit begins. */
  const land = () => {
    const left = location.hash === '' && store.changeCount() > 0 ? readStorage(stepKey(survey.id)) : null
    const wanted = left ?? named
    return { key, depth: entry.depth, moves: 0, landed: true, step: nearest(wanted) ?? first }
  }
  const nearest = (wanted: string | undefined, direction = 0) =>
    wanted === undefined ? undefined : nearestStep(survey, steps, wanted, direction)
  const [place, setPlace] = useState(() => (hydrating ? { ...land(), landed: false, step: first } : land()))

  let now = place
  if (!hydrating && !place.landed) now = land()
  else if (key !== place.key) {
    const step = nearest(named, entry.depth - place.depth) ?? place.step
    now = { ...place, key, depth: entry.depth, step, moves: place.moves + Number(step !== place.step) }
  }
  const shown = nearest(now.step) ?? first
  if (shown !== now.step) now = { ...now, step: shown, moves: now.moves + 1 }
  if (now !== place) setPlace(now)
  const { step } = now

  const to = (next: string) => ({ pathname: location.pathname, search: location.search, hash: hashOf(next, first) })
  const correctAddress = useEffectEvent(() => {
    if (now.landed && named !== undefined && location.hash !== hashOf(step, first))
      void navigate(to(step), { replace: true, state: { ...stayOnPage, ...entry } })
  })
  useEffect(() => correctAddress(), [step, location.hash, now.landed])

  const keepsStep = survey.is_active && now.landed
  useEffect(() => {
    if (keepsStep) writeStorage(stepKey(survey.id), step === first ? null : step)
  }, [keepsStep, survey.id, step, first])
  useEffect(() => leaveTogether(survey.id), [survey.id])

  return {
    step,
    moves: now.moves,
    go: (next, how) => {
      if (window.location.hash === hashOf(next, first)) return // pressed twice
      if (how === 'back' && entry.from === next) void navigate(-1)
      else if (how === 'back') void navigate(to(next), { replace: true, state: { ...stayOnPage, ...entry } })
      else void navigate(to(next), { state: { ...stayOnPage, depth: entry.depth + 1, from: step } })
    },
  }
}

/**
 * While a form is mounted, the browser restores no scroll positions of steps. When another screen replaces the form, as after sending, the history
 * goes back to before its steps, so that the browser's next Back leaves the page.
 */
function leaveTogether(surveyId: string): () => void {
  const path = window.location.pathname
  mounted++
  history.scrollRestoration = 'manual'
  return () => {
    mounted--
    setTimeout(() => {
      if (mounted > 0) return
      history.scrollRestoration = 'auto'
      if (readStorage(draftKey(surveyId)) === null) writeStorage(stepKey(surveyId), null)
      const { depth } = entryOf((history.state as { usr?: unknown } | null)?.usr)
      if (depth > 0 && window.location.pathname === path) history.go(-depth)
    })
  }
}
