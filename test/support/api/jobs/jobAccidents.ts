import { handler } from '#functions/jobs/runJob.ts'
import { documents, lambda, s3 } from '#functions/platform/aws.ts'
import type { ownBackground } from '../background.ts'
import type { ownSteps } from './ownSteps.ts'

/** A change that a job makes: the process is `killed` just after it, or it is `refused`. */
export type Accident = 'killed' | 'refused'

const changes = /^(Put|Update|Delete|CreateMultipart|UploadPart|CompleteMultipart|AbortMultipart|Invoke)/

/** Has a test file run a job to its end as Lambda does, without a reader, with an accident at one of its changes. */
export function jobAccidents(background: ReturnType<typeof ownBackground>, { silence }: Pick<ReturnType<typeof ownSteps>, 'silence'>) {
  let [isRunning, isDead, made] = [false, false, 0]
  let accident: { kind: Accident; at: number } | null = null

  async function change<T>(make: () => Promise<T>): Promise<T> {
    if (isDead) throw new Error('The process is gone.')
    made += 1
    if (made !== accident?.at) return make()
    if (accident.kind === 'refused') throw new Error('The service is unavailable.')
    await make()
    isDead = true
    throw new Error('The process is gone.')
  }

  beforeAll(() => {
    for (const client of [documents(), lambda(), s3()] as ReturnType<typeof s3>[])
      client.middlewareStack.add(
        (next, { commandName }) =>
          (args) =>
            isRunning && changes.test(String(commandName)) ? change(() => next(args)) : next(args),
        { name: 'accident', step: 'initialize', priority: 'high' },
      )
  })

  /** Runs a job with an accident at its change `at`, counted from 1. Resolves to the number of its changes. `clock`: makes a call's remaining time. */
  async function run(job: string, clock: () => () => number, given: { kind: Accident; at: number } | null = null): Promise<number> {
    ;[made, accident] = [0, given]
    const waiting = background.calls.splice(0).map(({ event }) => ({ event: event as { job: string; step: number }, repeats: 2 }))
    for (let call = waiting.shift(); call; call = waiting.shift()) {
      isRunning = true
      const failed = await handler(call.event, { getRemainingTimeInMillis: clock() }).then(
        () => false,
        () => true,
      )
      const isOver = !failed && !isDead
      ;[isRunning, isDead] = [false, false]
      waiting.push(...background.calls.splice(0).map(({ event }) => ({ event: event as { job: string; step: number }, repeats: 2 })))
      if (isOver || call.repeats === 0) continue
      await silence(job, 61)
      waiting.push({ ...call, repeats: call.repeats - 1 })
    }
    return made
  }
  return { run }
}
