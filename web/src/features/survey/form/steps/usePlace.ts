import { useState } from 'react'
import type { Survey } from '#shared/survey/survey.ts'
import { nearestStep, stepOfQuestion } from './stepsOf.ts'

/** `step`: the shown step. `moves`: how often the respondent changed it here. `go`: shows another step; `back` to one before it by its button. */
export type Place = { step: string; moves: number; go: (step: string, how?: 'back') => void }

/**
 * The shown step of a preview, whose steps have no addresses. Shows the step of `openQuestion` when that changes. Changes by the editor never count
 * as moves, which would take the focus.
 */
export function usePlace(survey: Survey, steps: readonly string[], openQuestion: string | undefined): Place {
  const [place, setPlace] = useState({ step: steps[0]!, moves: 0, openQuestion })
  const opened = openQuestion !== undefined && openQuestion !== place.openQuestion ? stepOfQuestion(survey, openQuestion) : undefined
  const step = nearestStep(survey, steps, opened ?? place.step) ?? steps[0]!
  const { moves } = place
  if (step !== place.step || openQuestion !== place.openQuestion) setPlace({ step, moves, openQuestion })
  return { step, moves, go: (next) => setPlace({ step: next, moves: moves + 1, openQuestion }) }
}
