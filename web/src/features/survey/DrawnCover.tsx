import { Suspense } from 'react'
import type { Survey } from '#shared/survey.ts'
import { loadable } from '../../lib/loadable.tsx'
import { loadHere } from '../../lib/loadHere.ts'

type Props = { id: string; survey: Survey }

const Drawing = loadable<Props, { default: (props: Props) => React.ReactNode }>(() =>
  loadHere(() => import('../../ui/drawings/SurveyDrawing.tsx')).then(
    (part) => ({ default: part.SurveyDrawing }),
    () => ({ default: () => null }),
  ),
)

/** A survey's cover, drawn from its structure. It comes a moment after the words: the first question is not to wait for it. */
export const DrawnCover = Object.assign(
  ({ survey }: { survey: Survey }) => (
    <Suspense>
      <Drawing id={survey.id} survey={survey} />
    </Suspense>
  ),
  { load: Drawing.load },
)
