import { DeleteObjectCommand, GetObjectCommand } from '@aws-sdk/client-s3'
import { filePrefixes } from '#shared/files/fileTypes.ts'
import { type Spool, type SpoolName, spoolNames } from '../export/spool.ts'
import { s3 } from '../platform/aws.ts'
import { environment } from '../platform/environment.ts'
import { FileUpload } from './fileUpload.ts'

/** The steps that stored a spool. */
export type SpoolSteps = Record<SpoolName, number[]>

/** The object with a step's part of a spool, beside the job's file. It expires as the file does. */
const spoolKey = (job: string, step: number, name: SpoolName) => `${filePrefixes.exports}${job}/${step}-${name}`

/** The spools of a job: an object for each step and name. Bytes that the same step writes and reads stay in memory if they are less than a part. */
export class SpoolFiles {
  readonly #job: string
  readonly #step: number
  readonly #before: SpoolSteps
  readonly #uploads = new Map<SpoolName, FileUpload>()

  constructor(job: string, step: number, before: SpoolSteps = { coded: [], long: [] }) {
    this.#job = job
    this.#step = step
    this.#before = before
  }

  open(name: SpoolName): Spool {
    const upload = new FileUpload(spoolKey(this.#job, this.#step, name), 'application/octet-stream')
    upload.on('error', () => {}) // the writer throws it
    this.#uploads.set(name, upload)
    return {
      write: (bytes) => new Promise((resolve, reject) => upload.write(bytes, (error) => (error ? reject(error) : resolve()))),
      read: () => this.#read(name),
    }
  }

  async *#read(name: SpoolName): AsyncGenerator<Buffer> {
    for (const step of this.#before[name]) yield* readSpool(this.#job, step, name)
    const { id, rest } = await this.#uploads.get(name)!.suspend()
    if (!id) {
      yield rest
      return
    }
    await this.#uploads.get(name)!.complete()
    yield* readSpool(this.#job, this.#step, name)
  }

  /** Whether some of the bytes are no longer in memory. */
  get areStored(): boolean {
    return [...this.#uploads.values()].some(({ hasParts }) => hasParts) || spoolNames.some((name) => this.#before[name].length > 0)
  }

  /** Stores the step's bytes for a later step. */
  async suspend(): Promise<SpoolSteps> {
    const stored = spoolNames.map(async (name) => {
      const upload = this.#uploads.get(name)
      if (!upload || upload.isEmpty) return [name, this.#before[name]] as const
      await upload.complete()
      return [name, [...this.#before[name], this.#step]] as const
    })
    return Object.fromEntries(await Promise.all(stored)) as SpoolSteps
  }

  /** Aborts the step's uploads. */
  async abort(): Promise<void> {
    await Promise.all([...this.#uploads.values()].map((upload) => upload.abort(null)))
  }
}

async function* readSpool(job: string, step: number, name: SpoolName): AsyncGenerator<Buffer> {
  const { Body } = await s3().send(new GetObjectCommand({ Bucket: environment('PRIVATE_BUCKET'), Key: spoolKey(job, step, name) }))
  for await (const bytes of Body as AsyncIterable<Uint8Array>) yield Buffer.from(bytes)
}

/** Deletes the spools of a job. */
export async function removeSpools(job: string, steps: number): Promise<void> {
  const keys = Array.from({ length: steps }, (_, step) => spoolNames.map((name) => spoolKey(job, step, name))).flat()
  await Promise.all(keys.map((Key) => s3().send(new DeleteObjectCommand({ Bucket: environment('PRIVATE_BUCKET'), Key }))))
}
