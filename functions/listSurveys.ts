import { listSurveys } from './data/surveys.ts'
import { handle } from './lib/handle.ts'

export const handler = handle('listSurveys', () => listSurveys())
