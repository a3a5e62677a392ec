import { lazy, Suspense, type ComponentType } from 'react'
import type { Survey } from '#shared/survey.ts'
import { loadHere } from '../../lib/loadHere.ts'

type Drawing = { default: ComponentType<{ id: string; survey: Survey }> }

const Drawing = lazy((): Promise<Drawing> =>
  loadHere(() => import('../../ui/drawings/SurveyDrawing.tsx')).then(
    (part) => ({ default: part.SurveyDrawing }),
    () => ({ default: () => null }),
  ),
)

/** A survey's cover, drawn from its structure. It comes a moment after the words: the first question is not to wait for it. */
export const DrawnCover = ({ survey }: { survey: Survey }) => (
  <Suspense>
    <Drawing id={survey.id} survey={survey} />
  </Suspense>
)
