import { changeJob } from '../data/jobs.ts'

/** Milliseconds between two notes of how far a job is, each of which costs a write unit. */
const beatEvery = 3_000

/** Why a job ends before its work is done: `cancelled`, or a code that says why it failed. */
export class JobFailure extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** How far a job is: noted every few seconds, which also says that it is alive. */
export class Progress {
  readonly #id: string
  readonly #end = new AbortController()
  readonly #timers: NodeJS.Timeout[]
  readonly #onEnd = () => this.#end.abort(new JobFailure('job.stopped'))
  done = 0

  /** `timeLeft`: milliseconds until the job has to end. */
  constructor(id: string, timeLeft: number) {
    this.#id = id
    this.#timers = [
      setInterval(() => void this.#beat(), beatEvery),
      setTimeout(() => this.#end.abort(new JobFailure('job.too_long')), Math.max(0, timeLeft)),
    ]
    process.once('SIGTERM', this.#onEnd) // this process is about to be ended
  }

  /** Aborted, with a JobFailure, where the job was cancelled or takes too long. */
  get signal(): AbortSignal {
    return this.#end.signal
  }

  async #beat(): Promise<void> {
    const job = await changeJob(this.#id, { done: Math.floor(this.done) }, { states: ['running'] }).catch(() => undefined) // the next one may get through
    if (job === null) this.#end.abort(new JobFailure('cancelled'))
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    process.off('SIGTERM', this.#onEnd)
  }
}
