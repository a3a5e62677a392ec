import type { Survey } from '#shared/survey/survey.ts'
import { ApiError, call } from '../../../../lib/api/api.ts'
import { token } from '../../../../lib/api/token.ts'
import { preloadQuestionTypes } from '../../kinds/lazyKinds.ts'
import { preloadForm } from '../lazyParts.ts'
import { readClock } from './serverClock.ts'

/** The survey as it is now, past the browser's cache, once its form can render; sets the clock. Null if it cannot be loaded. */
export async function presentSurvey(id: string): Promise<Survey | null> {
  try {
    const reply = await call('getSurvey', { id }, { headers: { 'if-none-match': '"0"' }, onHeaders: readClock })
    const survey = token() ? await (await import('../../persistence/asRespondentsRead.ts')).asRespondentsRead(reply) : reply
    await Promise.all([preloadQuestionTypes(survey), preloadForm(survey)])
    return survey
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
