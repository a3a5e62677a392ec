import { drainStream } from './drainStream.ts'
import { brokenAtLast, brokenInvariants } from './invariants.ts'
import { ownTable } from './ownTable.ts'

/** A table and buckets of the test file's own, as ownTable gives them, that must hold together when its tests are through. */
export function soundTable(): void {
  ownTable()
  afterAll(async () => {
    const isRehearsed = Boolean(process.env.REHEARSED_API) // whose stream is brought by itself
    if (!isRehearsed) await drainStream()
    expect(await (isRehearsed ? brokenAtLast(15) : brokenInvariants())).toEqual([])
  })
}
