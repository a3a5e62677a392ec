import { withSeats } from './data/seats.ts'
import { updateSurvey } from './data/surveys/saveSurvey.ts'
import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'
import { sanitizeSurvey } from './html/sanitizeSurvey.ts'
import { startJob } from './jobs/startJob.ts'

export const handler = handle('updateSurvey', async ({ id, body: { restored_from, ...body }, user, ifMatch }) => {
  const saving = { ifMatch, restores: restored_from !== undefined }
  const { survey, counting, kept } = await updateSurvey(id, sanitizeSurvey(body), user.id, saving)
  if (counting) await startJob({ kind: 'seats', input: { survey_id: id, generation: counting } }, 0)
  return versioned({ ...(await withSeats(survey)), kept })
})
