import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { limits } from '#shared/limits.ts'
import { exportFormats } from '#shared/responses/jobs.ts'
import { benchSurvey } from '../benchSurvey.ts'
import { type Bench, startBenchCloud } from '../start.ts'
import { megabytes, seconds, table, units } from '../table.ts'
import { fillResponses, type ResponseLine } from './fillResponses.ts'
import { measureJob } from './measureJob.ts'
import { filterAndComparison } from './measureResults.ts'
import { watchProcess } from './watchProcess.ts'

/** The check reads the whole workbook into memory. */
const mostChecked = 200_000

/**
 * Fills a survey with `responses`, exports it in each format and counts it under a filter, each as a job, and recounts it. An independent reader then
 * looks for the answers in the workbook.
 */
export async function measureExports(bench: Bench): Promise<string> {
  const { call } = await startBenchCloud(bench)
  const { id } = await call('createSurvey', { body: benchSurvey() })
  const many = bench.responses.toLocaleString('en')
  bench.log(`Filling it with ${many} responses`)
  const drawn = await fillResponses(id, bench.responses)
  const isChecked = bench.responses <= mostChecked

  const rows: string[][] = []
  let workbook: Buffer | null = null
  for (const format of exportFormats) {
    bench.log(`Exporting as ${format}`)
    const { row, file } = await measureJob(call, `export as ${format}`, () => call('startExport', { body: { survey_id: id, format } }), {
      isKept: isChecked && format === 'xlsx',
    })
    rows.push(row)
    workbook ??= file
  }
  if (bench.responses > limits.responsesCounted) {
    bench.log('Counting under a filter')
    const begin = async () => (await call('getResults', { id, query: filterAndComparison })) as { id: string }
    rows.push((await measureJob(call, 'results, where and by', begin)).row)
  }
  bench.log('Recounting')
  rows.push(await measureRecount(id, bench.responses))
  const head = ['what', 'clock', 'processor', 'peak memory', 'file']
  const measured = table(`${many} responses, each line in a process of its own`, head, rows)
  if (!workbook) return measured
  bench.log('Looking for the answers in the workbook')
  return `${measured}\n\nThe workbook: ${await check(drawn, workbook)}`
}

async function measureRecount(survey: string, responses: number): Promise<string[]> {
  const start = performance.now()
  const child = spawn(process.execPath, ['scripts/lab/bench/responses/recountProcess.ts', survey], { stdio: ['ignore', 'pipe', 'inherit'] })
  const used = watchProcess('recountProcess.ts')
  const output = await text(child.stdout)
  const { cpu, peak } = used.take()
  const { total, differences, read, write } = JSON.parse(output) as Record<string, number>
  if (total !== responses || differences !== 0) throw new Error(`The recount found ${total} responses and ${differences} differences.`)
  const clock = (performance.now() - start) / 1000
  return [`recount: ${units(read!)} read units, ${units(write!)} write units`, seconds(clock), seconds(cpu), megabytes(peak), '']
}

/** The result of test/support/checkExport/checkExport.ts for the workbook. */
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
