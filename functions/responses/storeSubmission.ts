import {
  answerFull,
  findEarlierSave,
  findRetried,
  storeNewResponse,
  type Checked,
  type Saved,
  type Submission,
} from '../data/responses/saveResponse.ts'
import { HttpError } from '../platform/errors.ts'

/**
 * Stores a submission that `check` accepts; null if the survey does not keep such a response. A retry gets the stored response even if `check` now
 * refuses it, and 404 in a deleted survey.
 */
export async function storeSubmission(submission: Submission, check: () => Promise<Checked>): Promise<Saved | null> {
  let checked: Checked
  try {
    checked = await check()
  } catch (error) {
    if (error instanceof HttpError && error.code === 'survey.full') return answerFull(submission, error)
    const isRefusal = error instanceof HttpError && error.status < 500 && error.status !== 404
    const response = isRefusal ? await findRetried(submission) : null
    if (!response) throw error
    return { response, existed: true }
  }
  if (checked.isKept === false && submission.source === 'sent') return findEarlierSave(submission, checked)
  return storeNewResponse(submission, checked, check)
}
