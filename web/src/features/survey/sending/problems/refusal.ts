import type { Survey } from '#shared/survey/survey.ts'
import type { ApiError } from '../../../../lib/api/ApiError.ts'
import { errorText, type Translate } from '../../../../lib/language/i18n.ts'
import type { AnswerStore } from '../../answers/answerStore.ts'
import type { Problem } from '../../answers/problems.ts'
import type { ClosedReason } from '../../saved/ClosedNotice.tsx'
import { preloadQuestionTypes } from '../../kinds/lazyKinds.ts'
import { latestSurvey } from '../../persistence/loadSurvey.ts'
import { missingFiles, serverProblems } from './validateForm.ts'

type RefusalHandlers = {
  onClosed: (reason: ClosedReason) => void
  onGone: () => void
  onChanged: (fresh: Survey) => void
  /** The id of the saved response that is changed. */
  response: string | undefined
  markMissing: (questionId: string, indexes: number[]) => void
  showProblems: (problems: Problem[]) => void
}

const shut: Record<string, ClosedReason['state']> = { 'survey.closed': 'closed', 'survey.not_yet': 'not_yet', 'survey.full': 'full' }

/** Handles `error`; resolves to false if its text must be shown. */
export async function handleRefusal(error: ApiError, { arranged }: AnswerStore, handlers: RefusalHandlers): Promise<boolean> {
  const state = shut[error.code]
  if (state) handlers.onClosed({ state, next: error.next ?? null })
  else if (error.code === 'response.not_found') handlers.onGone()
  else if (error.status === 404) handlers.onClosed({ state: 'deleted', next: null })
  else if (error.status !== 422) return false
  else {
    const fresh = await newerVersion(arranged, handlers.response)
    if (fresh) {
      handlers.onChanged(fresh)
      return true
    }
    for (const [id, indexes] of missingFiles(error.errors)) handlers.markMissing(id, indexes)
    const refused = serverProblems(arranged, error.errors)
    if (refused.length === 0) return false
    handlers.showProblems(refused)
  }
  return true
}

/** A newer version of the survey, once its form can render; null if there is none, or it cannot be loaded. */
async function newerVersion({ id, version }: Survey, response = ''): Promise<Survey | null> {
  const fresh = await latestSurvey(id, response || null).catch(() => null)
  if (!fresh || fresh.version === version) return null
  await preloadQuestionTypes(fresh)
  return fresh
}

/** Why a response was not stored, and what happens with the answers. Without this chunk there is no automatic retry, so that `errorText` promises none. */
export function refusalText(error: ApiError, t: Translate): string {
  if (error.status === 0) return t(navigator.onLine ? 'response.failed_lost' : 'response.failed_offline')
  if (error.status === 429) return `${errorText(error)} ${t('response.failed_kept')}`
  if (error.code === 'survey.members_only') return `${errorText(error)} ${t('response.kept_not_sent')}`
  if (error.status === 422) return t('response.failed_changed')
  if (error.isTemporary) return t('response.failed_waiting')
  return error.status >= 500 ? t('response.failed_server') : errorText(error)
}
