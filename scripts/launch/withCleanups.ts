/** Functions that undo a start, in the order of its steps. */
export type Cleanups = (() => unknown)[]

/** Runs `start`, which adds each step's undo to `cleanups`. They run last first: by `stop` of the result, or where `start` throws. */
export async function withCleanups<T extends object>(
  start: (cleanups: Cleanups) => Promise<T>,
): Promise<T & { stop: () => Promise<void> }> {
  const cleanups: Cleanups = []
  const stop = () => runAll(cleanups)
  try {
    return { ...(await start(cleanups)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Runs a command and then its `cleanups`, last first, also after an error, INT and TERM, which end the process with 130. */
export async function runWithCleanups(command: (cleanups: Cleanups) => Promise<void>): Promise<void> {
  const cleanups: Cleanups = []
  const stopped = Promise.withResolvers<'stopped'>()
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopped.resolve('stopped'))
  let end: 'stopped' | void
  try {
    end = await Promise.race([stopped.promise, command(cleanups)])
  } finally {
    await runAll(cleanups)
  }
  if (end === 'stopped') process.exit(130) // anything still starting ends with this process
}

async function runAll(cleanups: Cleanups): Promise<void> {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp()
}
