import { drawing } from '../../lib/loadable.tsx'

/** A survey's cover, drawn from its structure: the first question is not to wait for it. */
export const DrawnCover = drawing(() => import('../../ui/drawings/SurveyDrawing.tsx').then((part) => ({ default: part.SurveyDrawing })))
