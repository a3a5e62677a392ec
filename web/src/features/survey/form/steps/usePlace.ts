import { useState } from 'react'
import type { Survey } from '#shared/survey/survey.ts'
import { nearestStep } from './stepsOf.ts'

/** `step`: the one that shows. `moves`: how often that changed. `go`: shows another step; `back` to one before it by its button. */
export type Place = { step: string; moves: number; go: (step: string, how?: 'back') => void }

/** Where somebody is in steps that have no address: those of a preview. */
export function usePlace(survey: Survey, steps: readonly string[]): Place {
  const [{ step, moves }, setPlace] = useState({ step: steps[0]!, moves: 0 })
  const shown = nearestStep(survey, steps, step) ?? steps[0]!
  const go = (next: string) => setPlace({ step: next, moves: moves + 1 })
  if (shown !== step) go(shown)
  return { step: shown, moves, go }
}
