import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as after } from 'node:timers/promises'
import { exportFormats, type ExportFormat } from '#shared/responses/jobs.ts'
import type { Api } from '../../../ops/import/api.ts'
import { benchSurvey } from '../benchSurvey.ts'
import { type Bench, startBenchCloud } from '../start.ts'
import { megabytes, table } from '../table.ts'
import { fillResponses, type ResponseLine } from './fillResponses.ts'
import { watchProcess } from './watchProcess.ts'

const seconds = (value: number) => `${value.toFixed(1)} s`

/** Fills a survey with `responses` and exports it in each format as a job; then an independent reader looks for the answers in the workbook. */
export async function measureExports(bench: Bench): Promise<string> {
  const { call } = await startBenchCloud(bench)
  const { id } = await call('createSurvey', { body: benchSurvey() })
  const many = bench.responses.toLocaleString('en')
  bench.log(`Filling it with ${many} responses`)
  const drawn = await fillResponses(id, bench.responses)

  const rows: string[][] = []
  const files = new Map<ExportFormat, Buffer>()
  for (const format of exportFormats) {
    bench.log(`Exporting as ${format}`)
    const { row, file } = await measureJob(call, id, format)
    rows.push(row)
    files.set(format, file)
  }
  bench.log('Looking for the answers in the workbook')
  const found = await check(drawn, files.get('xlsx')!)
  const head = ['what', 'clock', 'processor', 'peak memory', 'file']
  return `${table(`${many} responses, each export a job in a process of its own`, head, rows)}\n\nThe workbook: ${found}`
}

async function measureJob(call: Api, survey_id: string, format: ExportFormat): Promise<{ row: string[]; file: Buffer }> {
  const start = performance.now()
  const started = await call('startExport', { body: { survey_id, format } })
  const used = watchProcess('backgroundProcess.ts')
  for (let job = started; ; job = await call('getJob', { job: started.id })) {
    if (job.state === 'failed') throw new Error(`the export as ${format} failed: ${job.error}`)
    if (job.url) {
      const clock = (performance.now() - start) / 1000
      const { cpu, peak } = used.take()
      const file = Buffer.from(await (await fetch(job.url)).arrayBuffer())
      return { row: [`export as ${format}`, seconds(clock), seconds(cpu), megabytes(peak), megabytes(file.length)], file }
    }
    await after(200)
  }
}

/** What test/support/checkExport/checkExport.ts says of the workbook. */
async function check(drawn: ResponseLine[], workbook: Buffer): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const files = ['survey.json', 'drawn.ndjson', 'export.xlsx'].map((name) => join(folder, name))
    const contents = [JSON.stringify(benchSurvey()), drawn.map((line) => JSON.stringify(line)).join('\n'), workbook]
    for (const [at, file] of files.entries()) writeFileSync(file, contents[at]!)
    const child = spawn(process.execPath, ['--max-old-space-size=12000', 'test/support/checkExport/checkExport.ts', ...files], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return (await text(child.stdout)).trim()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
