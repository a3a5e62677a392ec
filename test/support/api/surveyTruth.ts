import { tallyResponses } from '#functions/counts/tallyResponses.ts'
import type { Counts } from '#functions/counts/counts.ts'
import { differences } from '#functions/counts/keptCounts.ts'
import { readSurveyCounts } from '#functions/data/surveyCounts.ts'
import { matchingResponses } from '#functions/responses/matchingResponses.ts'

/** What counting every response of a survey anew gives. */
export async function surveyTruth(surveyId: string): Promise<Counts> {
  return (await tallyResponses(matchingResponses(surveyId, null))).counts
}

/** Where a survey's kept counts are not the truth. */
export async function wrongCounts(surveyId: string) {
  const kept = await readSurveyCounts(surveyId, { consistent: true })
  return differences(kept?.counts ?? new Map(), await surveyTruth(surveyId))
}
