import { listSurveys, readSurveyItem } from '#functions/data/surveys/surveys.ts'
import { tableName } from '#functions/data/table.ts'
import type { AskStreams } from '../local/streams/streamsApi.ts'
import { TableStream } from '../local/streams/tableStream.ts'
import { recountSurvey, type Recount } from './recountSurvey.ts'

/** Differences of one survey that are told one by one. */
const toldEach = 20

/**
 * Recounts surveys by their ids, deleted ones too, or `all` that are listed, and says of each what was found. False where one is not there. Throws
 * where the table has no stream.
 */
export async function recountSurveys(ids: string[] | 'all', ask: AskStreams, say: (words: string) => void): Promise<boolean> {
  const stream = async () => {
    const found = await TableStream.of(tableName(), ask)
    if (!found) throw new Error(`The table ${tableName()} has no stream.`)
    return found
  }
  let areThere = true
  for (const id of ids === 'all' ? (await listSurveys()).map((survey) => survey.id) : ids) {
    if (await readSurveyItem(id, { deleted: true })) for (const line of told(id, await recountSurvey(id, await stream()))) say(line)
    else {
      areThere = false
      say(`${id}: there is no such survey.`)
    }
  }
  return areThere
}

function told(id: string, { total, differences, unreadable, wasKept }: Recount): string[] {
  const lost = unreadable > 0 ? `, and ${unreadable} that cannot be read` : ''
  const heading = `${id}: ${total} responses${lost}; `
  if (!wasKept) return [`${heading}they were not counted before.`]
  if (differences.length === 0) return [`${heading}the kept counts are exact.`]
  const more = differences.length > toldEach ? [`  and ${differences.length - toldEach} more`] : []
  return [
    `${heading}${differences.length} counts were wrong and are right now.`,
    ...differences.slice(0, toldEach).map(({ name, kept, counted }) => `  ${name}: ${kept}, counted ${counted}`),
    ...more,
  ]
}
