import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as after } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { exportFormats, type ExportFormat } from '#shared/responses/jobs.ts'
import { signIn, type Api } from '../../../ops/import/api.ts'
import { startCloud } from '../../../local/cloud.ts'
import { countUnits } from '../consumedUnits.ts'
import type { ResponseLine, SurveyFile } from './exported.ts'
import { fillResponses } from './fillResponses.ts'
import { watchProcess, type Used } from './watchProcess.ts'

/** One line: `seconds` of the clock, `cpu` seconds of the processor, `peak` memory in bytes of the process that did it, bytes of the file. */
type ExportRow = Used & { name: string; seconds: number; bytes: number }
/** One page opened: ms, and read units. */
type LookRow = { name: string; milliseconds: number; read: number }
export type Measured = { exports: ExportRow[]; looks: LookRow[]; found: string }

type Options = { survey: SurveyFile; lines: ResponseLine[]; responses: number; log: (line: string) => void }

const admin = { email: 'admin@example.com', password: 'bench of the local cloud' }
const writer = fileURLToPath(new URL('writerAlone.ts', import.meta.url))

/**
 * Fills a survey with `responses` of the lines, resampled with a fixed seed, and exports it in each format as a job; then writes the same cells
 * with exceljs's streaming writer alone. `found`: how many of the answers an independent reader finds in the workbook.
 */
export async function measureExports({ survey, lines, responses, log }: Options): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const cloud = await startCloud({ dataDir: null, port: 0, seed: 'none', admin, site: false, counts: false })
  try {
    const { dynamo } = await import('#functions/platform/aws.ts') // after the start: its client goes where the cloud is
    const consumed = countUnits(dynamo())
    const call = await signIn(cloud.url, admin)
    const { id } = await call('createSurvey', { body: survey })
    log(`Filling it with ${responses.toLocaleString('en')} responses`)
    const drawn = await fillResponses(id, lines, responses)

    const exports: ExportRow[] = []
    let workbook: Buffer | null = null
    for (const format of exportFormats) {
      log(`Exporting as ${format}`)
      const { row, file } = await measureJob(call, id, format)
      exports.push(row)
      if (format === 'xlsx') workbook = file
    }
    log('Writing the same cells with exceljs alone')
    exports.push(await measureWriter(dataDir, survey, drawn))

    const looks: LookRow[] = []
    const look = async (name: string, open: () => Promise<unknown>) => {
      consumed.take()
      const start = performance.now()
      await open()
      looks.push({ name, milliseconds: performance.now() - start, read: consumed.take().read })
    }
    await call('listResponses', { id }) // the first call loads the function
    await look('first page of 50 responses', () => call('listResponses', { id }))
    await look('a search that looks at 1,000', () => call('listResponses', { id, query: { q: 'nobody writes this' } }))
    await look('results', () => call('getResults', { id }))

    log('Looking for the answers in the workbook')
    return { exports, looks, found: await check(dataDir, { survey, drawn, workbook: workbook! }) }
  } finally {
    await cloud.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measureJob(call: Api, survey_id: string, format: ExportFormat): Promise<{ row: ExportRow; file: Buffer }> {
  const start = performance.now()
  const started = await call('startExport', { body: { survey_id, format } })
  const used = watchProcess('backgroundProcess.ts')
  for (let job = started; ; job = await call('getJob', { job: started.id })) {
    if (job.state === 'failed') throw new Error(`the export as ${format} failed: ${job.error}`)
    if (job.url) {
      const seconds = (performance.now() - start) / 1000
      const file = Buffer.from(await (await fetch(job.url)).arrayBuffer())
      return { row: { name: `export as ${format}`, seconds, bytes: file.length, ...used.take() }, file }
    }
    await after(200)
  }
}

async function measureWriter(dataDir: string, survey: SurveyFile, drawn: ResponseLine[]): Promise<ExportRow> {
  const input = join(dataDir, 'drawn.json')
  const unique = [...new Set(drawn)]
  const places = new Map(unique.map((line, at) => [line, at]))
  writeFileSync(input, JSON.stringify({ survey, lines: unique, drawn: drawn.map((line) => places.get(line)) }))
  const child = fork(writer, [input], { execArgv: ['--disable-warning=ExperimentalWarning'] })
  const [row] = (await once(child, 'message')) as [ExportRow]
  return row
}

type Checked = { survey: SurveyFile; drawn: ResponseLine[]; workbook: Buffer }

/** What test/support/checkExport/checkExport.ts says of the workbook. */
async function check(dataDir: string, { survey, drawn, workbook }: Checked): Promise<string> {
  const files = ['survey.json', 'drawn.ndjson', 'export.xlsx'].map((name) => join(dataDir, name))
  writeFileSync(files[0]!, JSON.stringify(survey))
  writeFileSync(files[1]!, drawn.map((line) => JSON.stringify(line)).join('\n'))
  writeFileSync(files[2]!, workbook)
  const child = spawn(process.execPath, ['--max-old-space-size=12000', 'test/support/checkExport/checkExport.ts', ...files], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return (await text(child.stdout)).trim()
}
