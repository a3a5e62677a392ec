import type { FormParts } from '../SurveyForm.tsx'
import { StepPages } from './StepPages.tsx'
import { useAddressedPlace } from './useAddressedPlace.ts'
import { useSteps } from './useSteps.ts'

/** A survey's form in steps, each with an address of its own. */
export function Steps(parts: FormParts) {
  const steps = useSteps(parts.survey)
  const place = useAddressedPlace(parts.survey, steps)
  return <StepPages {...{ ...parts, steps, place }} />
}
