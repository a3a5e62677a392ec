import { useState } from 'react'
import type { Survey } from '#shared/survey/survey.ts'
import { nearestStep, stepOfQuestion } from './stepsOf.ts'

/** `step`: the one that shows. `moves`: how often that changed by what the person did here. `go`: shows another step; `back` to one before it by its button. */
export type Place = { step: string; moves: number; go: (step: string, how?: 'back') => void }

/**
 * Where somebody is in steps that have no address: those of a preview. The step of `openQuestion` shows when that changes; what the editor
 * changes never counts as a move, which would take the focus.
 */
export function usePlace(survey: Survey, steps: readonly string[], openQuestion: string | undefined): Place {
  const [place, setPlace] = useState({ step: steps[0]!, moves: 0, openQuestion })
  const opened = openQuestion !== undefined && openQuestion !== place.openQuestion ? stepOfQuestion(survey, openQuestion) : undefined
  const step = nearestStep(survey, steps, opened ?? place.step) ?? steps[0]!
  const { moves } = place
  if (step !== place.step || openQuestion !== place.openQuestion) setPlace({ step, moves, openQuestion })
  return { step, moves, go: (next) => setPlace({ step: next, moves: moves + 1, openQuestion }) }
}
