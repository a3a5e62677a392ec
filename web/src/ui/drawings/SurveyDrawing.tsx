import { outlineOf } from '#shared/survey/outline.ts'
import type { SurveyFields } from '#shared/branching/surveyFields.ts'
import { StructureCover } from './StructureCover.tsx'

/** The cover that a survey has where it has no picture. `id` is its own; a draft has what is typed so far. */
export const SurveyDrawing = ({ id, survey }: { id: string; survey: SurveyFields }) => (
  <StructureCover outline={outlineOf(survey)} seed={id} />
)
