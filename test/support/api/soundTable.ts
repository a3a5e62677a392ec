import { brokenInvariants } from './invariants.ts'
import { ownTable } from './ownTable.ts'

/** A table and buckets of the test file's own, as ownTable gives them, that must hold together when its tests are through. */
export function soundTable(): void {
  ownTable()
  afterAll(async () => expect(await brokenInvariants()).toEqual([]))
}
