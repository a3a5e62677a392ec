import { pipeline } from 'node:stream/promises'
import type { JobTask } from '../data/jobs.ts'
import { withReach } from '../data/reach.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { countStep, type CountingPlace } from '../responses/countFiltered.ts'
import type { Progress } from './progress.ts'
import type { StepResult } from './jobFile.ts'
import { withFile } from './withFile.ts'

type ResultsTask = Extract<JobTask, { kind: 'results' }>

type Step = { id: string; survey: WholeSurvey; progress: Progress; from: CountingPlace | null }

/** Counts a survey's responses with a filter or a comparison and stores the results as the job's file, JSON; or as many of them as the step has time for. */
export async function resultsFile({ input }: ResultsTask, { id, survey, progress, from }: Step): Promise<StepResult> {
  const { by, ...query } = input
  const { signal } = progress
  const onResponse = (share: number) => {
    signal.throwIfAborted()
    progress.advance(share)
  }
  const counted = await countStep(survey, { ...query, by: by ?? undefined }, { onResponse, from, isOver: () => progress.isStepOver })
  if ('at' in counted) return { place: counted, upload: null }
  const results = await withReach(counted, survey)
  await withFile(id, 'application/json', { signal }, async (file) => {
    await pipeline([JSON.stringify(results)], file)
    await file.complete()
  })
  return { fileName: 'results.json', rows: counted.total }
}
