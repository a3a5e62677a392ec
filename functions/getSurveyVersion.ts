import { readVersion } from './data/surveys/surveyVersions.ts'
import { handle } from './http/handle.ts'

export const handler = handle('getSurveyVersion', ({ id, version }) => readVersion(id, Number(version)))
