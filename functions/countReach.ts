import { limits } from '#shared/limits.ts'
import { addReach } from './data/reach.ts'
import { presentState, readSurvey } from './data/surveys/surveys.ts'
import { handle } from './http/handle.ts'
import { buckets } from './http/rateLimit.ts'
import { sourceNetwork } from './platform/viewer.ts'

const takeToken = buckets(limits.responsesPerSecond, limits.responsesBurst)

/**
 * Silently counts nothing for a respondent who asks not to be tracked, above the network's limit, and for a survey that is not open or does not count
 * reach.
 */
export const handler = handle('countReach', async ({ id, body, event }) => {
  const { dnt, 'sec-gpc': gpc } = event.headers
  if (dnt === '1' || gpc === '1' || takeToken(sourceNetwork(event), Date.now()) > 0) return undefined
  const survey = await readSurvey(id)
  if (survey && survey.count_reach !== false && (await presentState(survey)).state === 'open') await addReach(survey, body.steps)
  return undefined
})
