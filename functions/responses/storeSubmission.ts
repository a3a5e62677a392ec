import { findRetried, storeNewResponse, type Checked, type Saved, type Submission } from '../data/responses/saveResponse.ts'
import { HttpError } from '../platform/errors.ts'

/**
 * Stores a submission that `check` accepts. A retry of a stored one gets the stored response, also where `check` now refuses it: the survey may
 * have been closed or edited since. In a deleted survey it gets 404.
 */
export async function storeSubmission(submission: Submission, check: () => Promise<Checked>): Promise<Saved> {
  let checked: Checked
  try {
    checked = await check()
  } catch (error) {
    const isRefusal = error instanceof HttpError && error.status < 500 && error.status !== 404
    const response = isRefusal ? await findRetried(submission) : null
    if (!response) throw error
    return { response, existed: true }
  }
  return storeNewResponse(submission, checked)
}
