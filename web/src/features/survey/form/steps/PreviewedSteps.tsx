import type { ComponentProps } from 'react'
import { StepPages } from './StepPages.tsx'
import { usePlace } from './usePlace.ts'
import { useSteps } from './useSteps.ts'

type Props = Omit<ComponentProps<typeof StepPages>, 'steps' | 'place'> & { openQuestion: string | undefined }

/** A survey's form in steps in a preview, which has no addresses. */
export function PreviewedSteps({ openQuestion, ...parts }: Props) {
  const steps = useSteps(parts.survey)
  const place = usePlace(parts.survey, steps, openQuestion)
  return <StepPages {...{ ...parts, steps, place }} />
}
