/** The output of progress: a terminal gets one line that is updated, any other output a new line from time to time. */
export type Screen = { isTTY?: boolean; columns?: number; write: (text: string) => unknown }

export const count = (value: number) => value.toLocaleString('en')

/** Formats milliseconds: `950 ms`, `12.3 s`, `2 min 05 s`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

const minSteps = 20

const pause = { terminal: 100, log: 5_000 }

/** A progress bar over `total` steps on `screen`. `now` is the clock, in ms. */
export function progress(total: number, screen: Screen, now = Date.now) {
  const started = now()
  let last = -Infinity
  let lastNote = -Infinity
  let open = false

  const draw = (done: number) => {
    const seconds = (now() - started) / 1000
    const rate = seconds > 0 ? done / seconds : 0
    const left = rate > 0 && done >= minSteps && done < total ? `, ${duration(((total - done) / rate) * 1000)} left` : ''
    const figures = `${count(done)} of ${count(total)}, ${Math.round(rate)} a second${left}`
    if (!screen.isTTY) return screen.write(`${figures}\n`)
    const width = Math.max(0, Math.min(30, (screen.columns ?? 80) - figures.length - 4))
    const filled = total === 0 ? width : Math.round((done / total) * width)
    open = true
    return screen.write(`\r[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${figures}\x1b[K`)
  }

  return {
    show(done: number) {
      if (now() - last < (screen.isTTY ? pause.terminal : pause.log)) return
      last = now()
      draw(done)
    },
    /** Prints a line above the bar, not more often than the bar is updated. */
    note(words: string) {
      if (now() - lastNote < pause.log) return
      lastNote = now()
      screen.write(screen.isTTY ? `\r${words}\x1b[K\n` : `${words}\n`)
    },
    end(done: number) {
      draw(done)
      if (open) screen.write('\n')
    },
  }
}
