import { tallyResponses } from '#functions/counts/tallyResponses.ts'
import type { Counts } from '#functions/counts/counts.ts'
import { differences } from '#functions/counts/keptCounts.ts'
import { readSurveyCounts } from '#functions/data/surveyCounts.ts'
import { matchingResponses } from '#functions/responses/matchingResponses.ts'

/** The counts from counting every response of a survey again. */
export async function surveyTruth(surveyId: string): Promise<Counts> {
  return (await tallyResponses(matchingResponses(surveyId, null))).counts
}

/** The differences of a survey's kept counts from that. */
export async function wrongCounts(surveyId: string) {
  const kept = await readSurveyCounts(surveyId, { consistent: true })
  return differences(kept?.counts ?? new Map(), await surveyTruth(surveyId))
}
