import type { Survey } from '#shared/survey/survey.ts'
import { token } from '../../../lib/api/token.ts'

/** A survey as its respondents read it: an admin's reply has the texts of both languages. */
export async function asRespondentsRead(survey: Survey): Promise<Survey> {
  if (!survey.languages || !token()) return survey
  const { inItsLanguage } = await import('#shared/survey/languages/inItsLanguage.ts')
  return inItsLanguage(survey)
}
