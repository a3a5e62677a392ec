import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
  type CompletedPart,
} from '@aws-sdk/client-s3'
import { Writable } from 'node:stream'
import { limits } from '#shared/limits.ts'
import { s3 } from '../platform/aws.ts'
import { environment } from '../platform/environment.ts'

/** Parts that are uploaded at a time. */
const partsAtOnce = 2

/** A file that a later step continues. `id`: of its multipart upload, null without a part; `rest`: the bytes that are in no part yet. */
export type UnfinishedFile = { id: string | null; parts: CompletedPart[]; rest: Buffer }

/** Uploads written bytes to a key of the private bucket, in parts. At the end, `complete` creates the file, or `suspend` leaves that to another step. */
export class FileUpload extends Writable {
  readonly #target: { Bucket: string; Key: string }
  readonly #type: string
  readonly #parts: CompletedPart[]
  readonly #sending: Promise<void>[] = []
  #id: string | null
  #waiting: Buffer[]
  #bytes: number

  constructor(Key: string, type: string, { id, parts, rest }: UnfinishedFile = { id: null, parts: [], rest: Buffer.alloc(0) }) {
    super()
    this.#target = { Bucket: environment('PRIVATE_BUCKET'), Key }
    this.#type = type
    this.#id = id
    this.#parts = [...parts]
    this.#waiting = [rest]
    this.#bytes = rest.length
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    void this.#addThen(chunk, done)
  }

  async #addThen(chunk: Buffer, done: (error?: Error | null) => void): Promise<void> {
    try {
      await this.#add(chunk)
    } catch (error) {
      done(error as Error)
      return
    }
    done()
  }

  async #add(chunk: Buffer): Promise<void> {
    this.#waiting.push(chunk)
    this.#bytes += chunk.length
    while (this.#bytes >= limits.jobPartBytes) {
      const waiting = Buffer.concat(this.#waiting)
      this.#waiting = [waiting.subarray(limits.jobPartBytes)]
      this.#bytes -= limits.jobPartBytes
      await this.#send(waiting.subarray(0, limits.jobPartBytes))
    }
  }

  async #send(Body: Buffer): Promise<void> {
    this.#id ??= await this.#begin()
    await this.#sending.at(-partsAtOnce)
    const PartNumber = this.#parts.push({}) // its place in the list
    const sent = this.#upload(this.#id, PartNumber, Body)
    sent.catch(() => {}) // the error is thrown where the upload is awaited
    this.#sending.push(sent)
  }

  async #upload(UploadId: string, PartNumber: number, Body: Buffer): Promise<void> {
    const part = { ...this.#target, UploadId, PartNumber, Body, ChecksumAlgorithm: 'CRC32' } as const
    const { ETag, ChecksumCRC32 } = await s3().send(new UploadPartCommand(part))
    this.#parts[PartNumber - 1] = { PartNumber, ETag, ChecksumCRC32 }
  }

  async #begin(): Promise<string> {
    const begin = { ...this.#target, ContentType: this.#type, ChecksumAlgorithm: 'CRC32' } as const
    return (await s3().send(new CreateMultipartUploadCommand(begin))).UploadId!
  }

  get hasParts(): boolean {
    return this.#id !== null
  }

  get isEmpty(): boolean {
    return this.#id === null && this.#bytes === 0
  }

  /** The state for another step. Nothing more may be written. */
  async suspend(): Promise<UnfinishedFile> {
    await Promise.all(this.#sending)
    return { id: this.#id, parts: this.#parts, rest: Buffer.concat(this.#waiting) }
  }

  /** Makes the file. */
  async complete(): Promise<void> {
    const rest = Buffer.concat(this.#waiting)
    if (!this.#id) {
      await s3().send(new PutObjectCommand({ ...this.#target, Body: rest, ContentType: this.#type }))
      return
    }
    if (rest.length > 0) await this.#send(rest)
    await Promise.all(this.#sending)
    const MultipartUpload = { Parts: this.#parts }
    await s3().send(new CompleteMultipartUploadCommand({ ...this.#target, UploadId: this.#id, MultipartUpload }))
  }

  /** Aborts the upload unless a place names it (`kept`). */
  async abort(kept: string | null): Promise<void> {
    await Promise.allSettled(this.#sending)
    if (this.#id && this.#id !== kept) await abortUpload(this.#target.Key, this.#id)
  }
}

/** Completes the file of an earlier step. A step that was interrupted at this may have completed it already. */
export async function completeUpload(Key: string, type: string, file: UnfinishedFile): Promise<void> {
  try {
    await new FileUpload(Key, type, file).complete()
  } catch (error) {
    if ((error as Error).name !== 'NoSuchUpload') throw error
    const isMade = s3().send(new HeadObjectCommand({ Bucket: environment('PRIVATE_BUCKET'), Key }))
    await isMade.catch(() => {
      throw error
    })
  }
}

/** Aborts a multipart upload; a lifecycle rule of the bucket removes what cannot be removed now. */
export async function abortUpload(Key: string, UploadId: string): Promise<void> {
  await s3()
    .send(new AbortMultipartUploadCommand({ Bucket: environment('PRIVATE_BUCKET'), Key, UploadId }))
    .catch(() => {})
}
