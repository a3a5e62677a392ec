import { randomBytes } from 'node:crypto'
import { createBuckets, createTable } from '../../../scripts/local/services/resources.ts'

/**
 * Gives a test file a table and buckets of its own, empty, and points the environment to them before its tests run. Functions
 * read the environment at each call, so that they may be imported at any time.
 */
export function ownTable(): void {
  if (process.env.REHEARSED_API) return // a rehearsal has one, and runs one test file
  beforeAll(async () => {
    const own = `t${randomBytes(6).toString('hex')}`
    const names = { TABLE: own, PRIVATE_BUCKET: `${own}-private`, MEDIA_BUCKET: `${own}-media` }
    Object.assign(process.env, names)
    await Promise.all([createTable(names.TABLE), createBuckets(names.PRIVATE_BUCKET, names.MEDIA_BUCKET)])
  })
}
