import { outlineOf } from '#shared/survey/outline.ts'
import type { SurveyFields } from '#shared/branching/surveyFields.ts'
import { StructureCover } from './StructureCover.tsx'

/** The cover of a survey without a picture, drawn from its structure. `id`: the survey's. */
export const SurveyDrawing = ({ id, survey }: { id: string; survey: SurveyFields }) => (
  <StructureCover outline={outlineOf(survey)} seed={id} />
)
