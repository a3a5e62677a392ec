import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readWorkbook } from '../../../../test/support/checkExport/readWorkbook.ts'
import { seededRandom } from '../../../demo/responses/seededRandom.ts'
import { type Bench, startBenchCloud } from '../start.ts'
import { megabytes, seconds, table } from '../table.ts'
import type { Alone, RepeatedSheet } from './exceljsProcess.ts'
import { fillResponses } from './fillResponses.ts'
import { matricesAnswers, matricesSurvey } from './matricesSurvey.ts'
import { measureJob } from './measureJob.ts'

/** How many times as long as the library alone an export may take, and its bytes of memory. */
const most = { ratio: 1.6, memory: 512e6 }

/** Headers of the sheets that have a row for each response. */
const headers: Record<string, number> = { Responses: 1, Coded: 2 }

const holds = (isWithin: boolean) => (isWithin ? 'yes' : 'no')

/** Exports `responses` responses to ten matrices of ten rows, and has exceljs alone write the same cells. */
export async function measureMatrices(bench: Bench): Promise<string> {
  const { call } = await startBenchCloud(bench)
  const random = seededRandom(2026)
  const lines = Array.from({ length: 1_000 }, () => matricesAnswers(random))
  const startOf = async (slug: string, count: number) => {
    const { id: survey_id } = await call('createSurvey', { body: matricesSurvey(slug) })
    bench.log(`Filling a survey with ${count.toLocaleString('en')} responses`)
    await fillResponses(survey_id, count, lines)
    return () => call('startExport', { body: { survey_id, format: 'xlsx' } })
  }
  const sample = await measureJob(call, 'sample', await startOf('sample', lines.length), { isKept: true })
  const exported = await measureJob(call, 'export as xlsx', await startOf('matrices', bench.responses))
  bench.log('Writing the same cells with exceljs alone')
  const alone = await writeAlone(sheetsOf(sample.file!), bench.responses)

  const rows = [exported.row, ['exceljs alone', seconds(alone.clock), seconds(alone.cpu), megabytes(alone.peak), megabytes(alone.bytes)]]
  const ratio = exported.cpu / alone.cpu
  const [clock, processor] = [(exported.clock / alone.clock).toFixed(2), ratio.toFixed(2)]
  rows.push([`ratio: at most ${most.ratio} of the processor`, clock, processor, '', holds(ratio <= most.ratio)])
  rows.push([`memory: at most ${megabytes(most.memory)}`, '', '', megabytes(exported.peak), holds(exported.peak <= most.memory)])
  const title = `${bench.responses.toLocaleString('en')} responses to ten matrices of ten rows, each line in a process of its own`
  return table(title, ['what', 'clock', 'processor', 'peak memory', 'file'], rows)
}

function sheetsOf(workbook: Buffer): RepeatedSheet[] {
  return readWorkbook(workbook).map(({ name, rows }) => ({
    name,
    header: headers[name] ?? rows.length,
    rows: rows.map((cells) => Array.from(cells, (cell) => (cell?.type === 'number' ? Number(cell.text) : (cell?.text ?? null)))),
  }))
}

async function writeAlone(sheets: RepeatedSheet[], count: number): Promise<Alone> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const [cells, output] = [join(folder, 'cells.json'), join(folder, 'alone.xlsx')]
    writeFileSync(cells, JSON.stringify(sheets))
    const program = ['scripts/lab/bench/responses/exceljsProcess.ts', cells, output, String(count)]
    const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] })
    return JSON.parse(await text(child.stdout)) as Alone
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
