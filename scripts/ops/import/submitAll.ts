import type { Batch, Outcome } from './batches.ts'

/** The result of an import. `refused`: in the order of the file; `stopped`: whether it was interrupted. */
export type Summary = {
  accepted: number
  refused: Extract<Outcome, { accepted: false }>[]
  sentAnswers: number
  keptAnswers: number
  stopped: boolean
}

type Options = { concurrency: number; signal: AbortSignal; onDone?: (done: number) => void }

/** Submits all batches, `concurrency` at a time. An error of `submit` ends it after the batches in progress. */
export async function submitAll(
  batches: AsyncIterable<Batch>,
  submit: (batch: Batch) => Promise<Outcome[]>,
  { concurrency, signal, onDone }: Options,
): Promise<Summary> {
  const summary: Summary = { accepted: 0, refused: [], sentAnswers: 0, keptAnswers: 0, stopped: false }
  const source = batches[Symbol.asyncIterator]()
  const failed = new AbortController()

  const note = (outcome: Outcome) => {
    if (outcome.accepted) {
      summary.accepted += 1
      summary.sentAnswers += outcome.sent
      summary.keptAnswers += outcome.kept
    } else summary.refused.push(outcome)
    onDone?.(summary.accepted + summary.refused.length)
  }

  const work = async () => {
    while (!signal.aborted && !failed.signal.aborted) {
      const next = await source.next()
      if (next.done) return
      for (const outcome of await submit(next.value)) note(outcome)
    }
  }
  const workers = Array.from({ length: concurrency }, () =>
    work().catch((error: unknown) => {
      failed.abort()
      throw error
    }),
  )
  const ends = await Promise.allSettled(workers)
  await source.return?.()
  const failure = ends.find((end) => end.status === 'rejected')
  if (failure) throw failure.reason
  summary.refused.sort((one, other) => one.line - other.line)
  return { ...summary, stopped: signal.aborted }
}
