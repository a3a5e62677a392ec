import { limits } from '#shared/limits.ts'
import type * as v from 'valibot'
import { demographicFields } from '#shared/responses/demographicFields.ts'
import type { Results, resultsBody } from '#shared/responses/results.ts'
import { siteTimeZone } from '#shared/time/timeZone.ts'
import { countedKinds } from '../counts/kinds/countedKinds.ts'
import { toResults } from '../counts/toResults.ts'
import { poolNamed } from '../data/surveys/definitions.ts'
import { withReach } from '../data/reach.ts'
import { readSurveyCounts } from '../data/surveyCounts.ts'
import { numberOfResponses } from '../data/responses/responseOrder.ts'
import { readSurvey, type WholeSurvey } from '../data/surveys/surveys.ts'
import { startJob } from './startJob.ts'
import { invalidFields, notFound } from '../platform/errors.ts'
import { contentTag, HttpReply } from '../http/reply.ts'
import { countAtOnce } from '../responses/countAtOnce.ts'
import { validateWhere } from '../responses/validateWhere.ts'
import { allQuestions } from '../answered/allQuestions.ts'

/**
 * The results of a survey's responses that match `where`, compared by `by`, and how many of them meet `show_if`: the stored counts, or those of a
 * pass within the request, else 202 with the id of a job. Throws 404 and 422.
 */
export async function resultsOrJob(id: string, { where = [], by, row, show_if, tz }: v.InferOutput<typeof resultsBody>) {
  const survey = await readSurvey(id, { deleted: true })
  if (!survey) throw notFound('survey')
  validateComparison(survey, by, row)
  validateWhere(survey, where)
  if (where.length === 0 && !by && !show_if && tz === siteTimeZone) {
    const kept = await readSurveyCounts(id)
    if (kept) return withEtag(await withReach(toResults(kept, survey, kept.as_of), survey))
  }
  const total = await numberOfResponses(id)
  const results = total > limits.responsesCounted ? null : await countAtOnce(survey, { where, by, row, show_if, tz })
  if (results) return withEtag(await withReach(results, survey))
  const job = await startJob(
    {
      kind: 'results',
      input: { survey_id: id, where, by: by ?? null, ...(row !== undefined && { row }), ...(show_if && { show_if }), tz },
    },
    total,
  )
  return new HttpReply({ id: job.id }, { status: 202 })
}

/** The ETag leaves out `as_of`: the same counts at another time are unchanged results. */
const withEtag = (results: Results) => new HttpReply(results, { tag: contentTag(JSON.stringify({ ...results, as_of: '' })) })

/** Throws 422 if `by` is neither a demographic nor a pool nor a question that can be compared, or `row` is not one of its rows. */
function validateComparison(survey: WholeSurvey, by: string | undefined, row: string | undefined): void {
  const question = allQuestions(survey).find(({ id }) => id === by)
  if (row !== undefined && !question?.rows?.some(({ id }) => id === row))
    throw invalidFields([{ path: 'row', code: 'not_allowed', message: 'row must be a row of the question that by names.' }])
  if (!by || row !== undefined || demographicFields.some((field) => by === `demographics.${field}`)) return
  if (poolNamed(survey, by) !== undefined) return
  if (question && countedKinds[question.type].hasChoices) return
  throw invalidFields([
    {
      path: 'by',
      code: 'not_allowed',
      message: 'by must be a question with choices, one with rows and a row, a demographic, or drawn. and a pool.',
    },
  ])
}
