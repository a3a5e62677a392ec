import { ApiError, signIn } from '../import/api.ts'
import { homepage } from './homepage.ts'
import { checkingOfficialMessages } from './surveys/checkingOfficialMessages.ts'
import { trustInEverydayMedia } from './surveys/trustInEverydayMedia.ts'

/** In the order of creation: the list shows the newest first. */
export const demoSurveys = [checkingOfficialMessages, trustInEverydayMedia]

/**
 * Fills a product that runs at `url` with the demo content, through the API and as `admin`. A home page that was saved before and
 * a survey whose slug is taken stay as they are. Throws ApiError where the API refuses.
 */
export async function seedDemo(url: string, admin: { email: string; password: string }): Promise<void> {
  const call = await signIn(url, admin)
  const { version } = await call('getHomepage', {})
  if (version === 0) await call('updateHomepage', { body: homepage }, { 'if-match': '"0"' }).catch(unless('stale_version'))
  for (const body of demoSurveys) await call('createSurvey', { body }).catch(unless('survey.slug_taken'))
}

/** Lets a refusal with that code pass: somebody else was first. */
const unless = (code: string) => (error: unknown) => {
  if (!(error instanceof ApiError && error.code === code)) throw error
}
