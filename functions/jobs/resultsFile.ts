import { pipeline } from 'node:stream/promises'
import type { JobTask } from '../data/jobs.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { countFiltered } from '../responses/countFiltered.ts'
import type { Progress } from './progress.ts'
import type { JobResult } from './jobFile.ts'
import { storeFile } from './storeFile.ts'

type ResultsTask = Extract<JobTask, { kind: 'results' }>

/** Counts a survey's responses with a filter or a comparison and stores the results as the job's file, JSON. */
export async function resultsFile(id: string, survey: WholeSurvey, { input }: ResultsTask, progress: Progress): Promise<JobResult> {
  const { where, by, tz } = input
  const onResponse = (share: number) => {
    progress.signal.throwIfAborted()
    progress.advance(share)
  }
  const results = await countFiltered(survey, { where, by: by ?? undefined, tz }, { onResponse })
  await storeFile(id, 'application/json', (output) => pipeline([JSON.stringify(results)], output), progress.signal)
  return { fileName: 'results.json', rows: results.total }
}
