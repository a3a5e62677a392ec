import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Calls to make: `count` of them, `concurrency` at once, none begun after `seconds`. A read follows redirects. */
export type Load = {
  url: string
  count: number
  concurrency: number
  seconds: number
  seed: number
  work: { kind: 'submit'; surveyId: string } | { kind: 'read'; path: string; token?: string }
}

/** `times` in ms, one for each call that was answered well; `bytes` of the last answer; `seconds` for all. */
export type Measured = { times: number[]; refused: string[]; bytes: number; seconds: number }

/** Starts the process that makes the calls of a bench. `run` throws if a call gets no answer, or a refusal. */
export function startLoad() {
  const child = fork(fileURLToPath(new URL('loadProcess.ts', import.meta.url)))
  const ended = once(child, 'exit').then((): never => {
    throw new Error('The process that makes the calls has ended.')
  })
  ended.catch(() => {}) // no news while no calls are under way
  return {
    async run(load: Load): Promise<Measured> {
      child.send(load)
      const answer = once(child, 'message') as Promise<[{ measured: Measured } | { failed: string }]>
      const [message] = await Promise.race([answer, ended])
      if ('failed' in message) throw new Error(message.failed)
      const [refusal] = message.measured.refused
      if (refusal) throw new Error(`${message.measured.refused.length} calls were refused: ${refusal}.`)
      return message.measured
    },
    stop: () => child.disconnect(),
  }
}
