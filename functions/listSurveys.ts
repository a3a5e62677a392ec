import { listSurveys } from './data/surveys/surveys.ts'
import { handle } from './http/handle.ts'

export const handler = handle('listSurveys', () => listSurveys())
