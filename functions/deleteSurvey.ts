import { deleteSurvey } from './data/surveys/saveSurvey.ts'
import { handle } from './http/handle.ts'

export const handler = handle('deleteSurvey', async ({ id }) => {
  await deleteSurvey(id)
  return undefined
})
