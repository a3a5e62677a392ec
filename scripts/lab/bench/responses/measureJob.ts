import { setTimeout as after } from 'node:timers/promises'
import type { Api } from '../../../ops/import/api.ts'
import { megabytes, seconds } from '../table.ts'
import { watchProcess } from './watchProcess.ts'

/** Runs a job to its end: its line of a table, and in seconds and bytes. `isKept`: its file is in the answer. */
export async function measureJob(call: Api, name: string, begin: () => Promise<{ id: string }>, { isKept = false } = {}) {
  const start = performance.now()
  const { id } = await begin()
  const used = watchProcess('backgroundProcess.ts')
  for (;;) {
    const job = await call('getJob', { job: id })
    if (job.state === 'failed') throw new Error(`${name} failed: ${job.error}`)
    if (job.url) {
      const clock = (performance.now() - start) / 1000
      const { cpu, peak } = used.take()
      let bytes = 0
      const chunks: Uint8Array[] = []
      for await (const chunk of (await fetch(job.url)).body!) {
        bytes += chunk.length
        if (isKept) chunks.push(chunk)
      }
      await call('cancelJob', { job: id }) // frees its file
      const row = [name, seconds(clock), seconds(cpu), megabytes(peak), megabytes(bytes)]
      return { row, clock, cpu, peak, file: isKept ? Buffer.concat(chunks) : null }
    }
    await after(200)
  }
}
