/** What undoes a start, in the order of its steps. */
export type Cleanups = (() => unknown)[]

/**
 * Runs `start`, which adds to `cleanups` after each step what undoes it. The result gets a `stop` that runs them, last first; where `start`
 * throws, they run before this rejects.
 */
export async function withCleanups<T extends object>(
  start: (cleanups: Cleanups) => Promise<T>,
): Promise<T & { stop: () => Promise<void> }> {
  const cleanups: Cleanups = []
  const stop = async () => {
    for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp()
  }
  try {
    return { ...(await start(cleanups)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
