import { changeJob, type StoredJob } from '../data/jobs.ts'

/** Milliseconds between two saves of a job's progress, each of which costs a write unit. */
const heartbeatInterval = 3_000

/** Milliseconds of a function's time reserved for saving a job's failure, and for ending a step: storing its place. */
const reserve = 20_000
const stepReserve = 60_000

/** Ends a job before its work is done. `code`: `cancelled`, or why it failed; `rows`: how many responses match, if that is the reason. */
export class JobFailure extends Error {
  readonly code: string
  readonly rows: number | undefined
  constructor(code: string, rows?: number) {
    super(code)
    this.code = code
    this.rows = rows
  }
}

/** The job and its step, and the milliseconds until its function is ended. */
type Run = { id: string; step: number; remaining: () => number }

/** A job's progress: how many of `total` responses are processed. It is saved every few seconds, which also shows that the job is alive. */
export class Progress {
  readonly #run: Run
  readonly #controller = new AbortController()
  readonly #timers: NodeJS.Timeout[]
  readonly #onTerminate = () => this.#controller.abort(new JobFailure('job.stopped'))
  #done = 0
  /** The progress shown already: a failed step may have got further. */
  #shown = 0
  total = 0

  constructor(run: Run) {
    this.#run = run
    this.#timers = [
      setInterval(() => void this.#heartbeat(), heartbeatInterval),
      setTimeout(() => this.#controller.abort(new JobFailure('job.too_long')), Math.max(0, run.remaining() - reserve)),
    ]
    process.once('SIGTERM', this.#onTerminate) // the process is about to be killed
  }

  /** Continues from the previous step: `done` responses and shares. */
  begin(job: Pick<StoredJob, 'done' | 'total'>, done = 0): void {
    this.total = job.total
    this.#shown = job.done
    this.#done = done
  }

  /** Aborts with a JobFailure when the job is cancelled, takes too long, or its process is terminated. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Whether the step must end now, and another one continue. */
  get isStepOver(): boolean {
    return this.#run.remaining() < stepReserve
  }

  /** Adds processed responses, or a share of one. Responses beyond `total` came after the job was started and are not added. */
  advance(responses: number): void {
    this.#done = Math.min(this.total, this.#done + responses)
  }

  /** Whole responses that are processed. */
  get done(): number {
    return Math.max(this.#shown, Math.floor(this.#done))
  }

  /** Processed responses and shares, for the place of a step. */
  get exactlyDone(): number {
    return this.#done
  }

  async #heartbeat(): Promise<void> {
    const { id, step } = this.#run
    const job = await changeJob(id, { done: this.done }, { states: ['running'], step }).catch(() => undefined) // the next heartbeat may succeed
    if (job === null) this.#controller.abort(new JobFailure('cancelled'))
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    process.off('SIGTERM', this.#onTerminate)
  }
}
