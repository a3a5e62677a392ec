import { readVersion } from './data/surveyVersions.ts'
import { handle } from './lib/handle.ts'

export const handler = handle('getSurveyVersion', ({ id, version }) => readVersion(id, Number(version)))
