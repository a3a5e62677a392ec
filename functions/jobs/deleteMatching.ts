import type { JobTask } from '../data/jobs.ts'
import { deleteResponseIf } from '../data/responses/deleteResponse.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { buildFilter } from '../responses/buildFilter.ts'
import { matchingIds } from '../responses/matchingResponses.ts'
import type { JobResult } from './jobFile.ts'
import { JobFailure, type Progress } from './progress.ts'

type DeletionTask = Extract<JobTask, { kind: 'deletion' }>

/** Responses that are deleted side by side. */
const deletedAtOnce = 16

/**
 * Deletes the responses that match `where`, each with its files. Deletes nothing, and fails, where their number is not `count`. A response that is
 * changed meanwhile and no longer matches is kept. What was deleted before a failure stays deleted: another job deletes the rest.
 */
export async function deleteMatching(survey: WholeSurvey, { input }: DeletionTask, progress: Progress): Promise<JobResult> {
  const { where, count } = input
  const { signal } = progress
  const ids = await matchingIds(survey, where, { onResponse: () => signal.throwIfAborted() })
  if (ids.length !== count) throw new JobFailure('responses.count_changed', ids.length)

  const filter = buildFilter(survey, { where })
  let rows = 0
  const waiting = each(ids)
  const deleteNext = async () => {
    for (const id of waiting) {
      signal.throwIfAborted()
      if (await deleteResponseIf(id, (response) => !filter || filter(response))) rows += 1
      progress.advance(1)
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: deletedAtOnce }, deleteNext))
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return { rows }
}

/** The ids one by one, to several loops that share it. It ends for all of them when one of them fails. */
function* each(ids: string[]): Generator<string> {
  yield* ids
}
