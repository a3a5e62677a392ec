/** Milliseconds between two looks. */
const interval = 20

/** Runs `work` and answers with the most memory (resident, in bytes) that this process held meanwhile. */
export async function peakMemory<T>(work: () => Promise<T>): Promise<{ result: T; peak: number }> {
  let peak = process.memoryUsage.rss()
  const look = () => (peak = Math.max(peak, process.memoryUsage.rss()))
  const timer = setInterval(look, interval)
  try {
    const result = await work()
    look()
    return { result, peak }
  } finally {
    clearInterval(timer)
  }
}
