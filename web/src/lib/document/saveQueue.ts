/**
 * Runs saves one at a time. Returns `save`: called during a save, it runs one more afterwards and resolves when that is done. `run` saves the
 * current state and must not reject. `isDue`: whether another save is still needed and possible.
 */
export function createSaveQueue(run: () => Promise<void>, isDue: () => boolean): () => Promise<void> {
  let running: Promise<void> | undefined
  let saveAgain = false

  async function runAll(): Promise<void> {
    await run()
    const more = saveAgain && isDue()
    saveAgain = false
    if (more) await runAll()
  }

  return () => {
    if (running) saveAgain = true
    else
      running = runAll().finally(() => {
        running = undefined
      })
    return running
  }
}
