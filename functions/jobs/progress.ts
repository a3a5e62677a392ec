import { changeJob } from '../data/jobs.ts'

/** Milliseconds between two saves of a job's progress, each of which costs a write unit. */
const heartbeatInterval = 3_000

/** Ends a job before its work is done. `code`: `cancelled`, or why it failed; `rows`: how many responses match, where that is why. */
export class JobFailure extends Error {
  readonly code: string
  readonly rows: number | undefined
  constructor(code: string, rows?: number) {
    super(code)
    this.code = code
    this.rows = rows
  }
}

/** A job's progress: how many of `total` responses are processed. It is saved every few seconds, which also shows that the job is alive. */
export class Progress {
  readonly #id: string
  readonly #controller = new AbortController()
  readonly #timers: NodeJS.Timeout[]
  readonly #onTerminate = () => this.#controller.abort(new JobFailure('job.stopped'))
  #done = 0
  total = 0

  /** `timeLeft`: milliseconds until the job has to stop. */
  constructor(id: string, timeLeft: number) {
    this.#id = id
    this.#timers = [
      setInterval(() => void this.#heartbeat(), heartbeatInterval),
      setTimeout(() => this.#controller.abort(new JobFailure('job.too_long')), Math.max(0, timeLeft)),
    ]
    process.once('SIGTERM', this.#onTerminate) // the process is about to be killed
  }

  /** Aborts with a JobFailure when the job is cancelled, takes too long, or its process is terminated. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Adds processed responses, or a share of one. Responses beyond `total` came after the job was started and are not added. */
  advance(responses: number): void {
    this.#done = Math.min(this.total, this.#done + responses)
  }

  /** Whole responses that are processed. */
  get done(): number {
    return Math.floor(this.#done)
  }

  async #heartbeat(): Promise<void> {
    const job = await changeJob(this.#id, { done: this.done }, { states: ['running'] }).catch(() => undefined) // the next heartbeat may succeed
    if (job === null) this.#controller.abort(new JobFailure('cancelled'))
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    process.off('SIGTERM', this.#onTerminate)
  }
}
