import { tallyResponses } from '#functions/counts/tallyResponses.ts'
import type { Counts } from '#functions/counts/counts.ts'
import { differences } from '#functions/counts/keptCounts.ts'
import { readPackedResponses } from '#functions/data/responses/exportedResponses.ts'
import { storedResponse } from '#functions/data/responses/responses.ts'
import { readSurveyCounts } from '#functions/data/surveyCounts.ts'

/** What counting every response of a survey anew gives. */
export async function surveyTruth(surveyId: string): Promise<Counts> {
  const responses = (await readPackedResponses(surveyId)).map(storedResponse)
  return (await tallyResponses(responses)).counts
}

/** Where a survey's kept counts are not the truth. */
export async function wrongCounts(surveyId: string) {
  const kept = await readSurveyCounts(surveyId, { consistent: true })
  return differences(kept?.counts ?? new Map(), await surveyTruth(surveyId))
}
