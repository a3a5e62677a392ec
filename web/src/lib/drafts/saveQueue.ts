/**
 * Saves one after the other. Returns `save`: during a save it asks for one more after it, and is over when that is. `run` saves what there is
 * then, and must not reject; `isDue`: whether there is still something that can be saved.
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
