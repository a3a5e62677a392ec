import { readSurvey, surveyIds } from '#functions/data/surveys/surveys.ts'
import { tableName } from '#functions/data/table.ts'
import type { AskStreams } from '#functions/streams/streamsApi.ts'
import { TableStream } from '#functions/streams/tableStream.ts'
import { recountSeats } from '#functions/streams/recountSeats.ts'
import { recountSurvey, type Recount } from '#functions/streams/recountSurvey.ts'

const maxListed = 20

/** Recounts these surveys (deleted ones too) or all listed ones, and logs wrong counts. False if a survey does not exist. */
export async function recountSurveys(ids: string[] | 'all', ask: AskStreams, log: (line: string) => void): Promise<boolean> {
  const stream = async () => {
    const found = await TableStream.of(tableName(), ask)
    if (!found) throw new Error(`The table ${tableName()} has no stream.`)
    return found
  }
  let allExist = true
  for (const id of ids === 'all' ? await surveyIds() : ids) {
    const survey = await readSurvey(id, { deleted: true })
    if (survey) for (const line of report(id, await recountSurvey(id, await stream()))) log(line)
    else {
      allExist = false
      log(`${id}: there is no such survey.`)
    }
    const seats = survey?.response_limit ? await recountSeats(id) : 0
    if (seats > 0) log(`  ${seats} ${seats === 1 ? 'seat that no response has was' : 'seats that no response has were'} given back.`)
  }
  return allExist
}

function report(id: string, { total, differences, unreadable, wasKept }: Recount): string[] {
  const lost = unreadable > 0 ? `, and ${unreadable} that cannot be read` : ''
  const heading = `${id}: ${total} responses${lost}; `
  if (!wasKept) return [`${heading}they were not counted before.`]
  if (differences.length === 0) return [`${heading}the kept counts are exact.`]
  const more = differences.length > maxListed ? [`  and ${differences.length - maxListed} more`] : []
  return [
    `${heading}${differences.length} counts were wrong and are right now.`,
    ...differences.slice(0, maxListed).map(({ name, kept, counted }) => `  ${name}: ${kept}, counted ${counted}`),
    ...more,
  ]
}
