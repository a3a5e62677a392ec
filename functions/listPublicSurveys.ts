import { listPublicSurveys } from './data/surveys.ts'
import { handle } from './lib/handle.ts'

export const handler = handle('listPublicSurveys', () => listPublicSurveys())
