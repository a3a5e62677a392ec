import type { SurveyBody } from '#shared/survey/survey.ts'
import type { Content, Edit as EditOf } from '../../../lib/document/content.ts'

export type Edit = EditOf<SurveyBody>
export type EditorStore = Content<SurveyBody>
