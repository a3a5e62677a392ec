import type { ComponentProps } from 'react'
import { StepPages } from './StepPages.tsx'
import { usePlace } from './usePlace.ts'
import { useSteps } from './useSteps.ts'

/** The same in a preview, which has no address. */
export function PreviewedSteps(parts: Omit<ComponentProps<typeof StepPages>, 'steps' | 'place'>) {
  const steps = useSteps(parts.survey)
  const place = usePlace(parts.survey, steps)
  return <StepPages {...{ ...parts, steps, place }} />
}
