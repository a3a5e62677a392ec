import { deleteSurvey } from './data/saveSurvey.ts'
import { handle } from './lib/handle.ts'

export const handler = handle('deleteSurvey', async ({ id }) => {
  await deleteSurvey(id)
  return undefined
})
