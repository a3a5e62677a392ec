import { readFile } from 'node:fs/promises'
import { signIn } from './api.ts'
import { batches } from './batches.ts'
import { type Opened, createOrFindSurvey } from './createOrFindSurvey.ts'
import { pace } from './pace.ts'
import { progress, type Screen } from './progress.ts'
import { countLines, readLines } from './readLines.ts'
import { responseKey } from './responseKey.ts'
import { submitAll, type Summary } from './submitAll.ts'
import { submitBatch } from './submitBatch.ts'

export type ImportOptions = {
  url: string
  admin: { email: string; password: string }
  surveyFile: string
  responsesFile?: string
  secret: string
  screen: Screen
  signal: AbortSignal
  concurrency?: number
  /** Milliseconds before the first retry of a failed call. */
  firstWait?: number
}

/** Creates the survey of a file, or uses the one with its slug, and submits its responses. Throws the error that ends it early. */
export async function importSurvey(options: ImportOptions): Promise<Opened & { total: number; summary: Summary | null }> {
  const { url, admin, surveyFile, responsesFile, secret, screen, signal, concurrency = 3, firstWait } = options
  const text = await readFile(surveyFile, 'utf8')
  const total = responsesFile ? await countLines(responsesFile) : 0 // first, since it throws if the file is missing or damaged

  const call = await signIn(url, admin)
  const opened = await createOrFindSurvey(call, text)
  const { survey, created } = opened
  screen.write(
    created
      ? `Created the survey "${survey.title}" (${survey.id}).\n`
      : `The slug "${survey.slug}" is taken by the survey "${survey.title}" (${survey.id}): going on into it.\n`,
  )
  if (!responsesFile) return { ...opened, total, summary: null }

  const bar = progress(total, screen)
  let done = 0
  const keyOf = responseKey.bind(null, secret, survey.id)
  const submitting = {
    call,
    surveyId: survey.id,
    keyOf,
    pace: pace(signal),
    signal,
    firstWait,
    onTrouble: (why: string) => bar.note(`Trying again: ${why}`),
  }
  try {
    const onDone = (now: number) => bar.show((done = now))
    const summary = await submitAll(batches(readLines(responsesFile)), (batch) => submitBatch(batch, submitting), {
      concurrency,
      signal,
      onDone,
    })
    return { ...opened, total, summary }
  } finally {
    bar.end(done)
  }
}
