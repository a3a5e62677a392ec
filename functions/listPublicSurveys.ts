import { listPublicSurveys } from './data/surveys/surveys.ts'
import { handle } from './http/handle.ts'

export const handler = handle('listPublicSurveys', () => listPublicSurveys())
