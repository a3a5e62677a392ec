import { outlineOf } from '#shared/survey/outline.ts'
import type { SurveyFields } from '#shared/branching/surveyFields.ts'
import { StructureCover } from './StructureCover.tsx'

export const SurveyDrawing = ({ id, survey }: { id: string; survey: SurveyFields }) => (
  <StructureCover outline={outlineOf(survey)} seed={id} wide />
)
