import { randomBytes } from 'node:crypto'
import { createBuckets, createTable } from '../../../scripts/local/services/resources.ts'
import { drainStream } from './drainStream.ts'
import { brokenAtLast, brokenInvariants } from './invariants.ts'

/**
 * Gives a test file a table and buckets of its own, empty, and points the environment to them before its tests run, or before each. Functions
 * read the environment at each call, so that they may be imported at any time.
 */
export function ownTable(before: typeof beforeAll = beforeAll): void {
  if (process.env.REHEARSED_API) return // a rehearsal has one, and runs one test file
  before(async () => {
    const own = `t${randomBytes(6).toString('hex')}`
    const names = { TABLE: own, PRIVATE_BUCKET: `${own}-private`, MEDIA_BUCKET: `${own}-media` }
    Object.assign(process.env, names)
    await Promise.all([createTable(names.TABLE), createBuckets(names.PRIVATE_BUCKET, names.MEDIA_BUCKET)])
  })
}

/** A table and buckets of the test file's own, as from ownTable, that must be consistent after its tests. */
export function soundTable(): void {
  ownTable()
  afterAll(async () => {
    const isRehearsed = Boolean(process.env.REHEARSED_API) // whose stream is brought by itself
    if (!isRehearsed) await drainStream()
    expect(await (isRehearsed ? brokenAtLast(15) : brokenInvariants())).toEqual([])
  })
}
