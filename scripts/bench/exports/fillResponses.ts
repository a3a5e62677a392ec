import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { newResponseId } from '#functions/data/ids.ts'
import { responseItem } from '#functions/data/responses/responses.ts'
import { tableName, type Item } from '#functions/data/table.ts'
import { documents } from '#functions/platform/aws.ts'
import type { Demographics } from '#shared/demographics.ts'
import type { Answer } from '#shared/response.ts'
import type { ResponseLine } from '../../checkExport.ts'
import { seededRandom } from '../../fixtures/seededRandom.ts'

/** Items that are written at once, and calls that are under way. */
const batch = 25
const atOnce = 8
const seed = 2018
const first = Date.UTC(2026, 9, 1)

/** Stores so many responses to the first version of a survey, a second apart, each one of the lines; resolves to those lines in order. */
export async function fillResponses(surveyId: string, lines: ResponseLine[], count: number): Promise<ResponseLine[]> {
  const random = seededRandom(seed)
  const drawn = Array.from({ length: count }, () => random.oneOf(lines))
  const packed = new Map(lines.map((line) => [line, itemOf(surveyId, line).packed]))
  const batches = Array.from({ length: Math.ceil(count / batch) }, (_, at) => at * batch).values()
  const write = async () => {
    for (const from of batches) {
      const Items = drawn.slice(from, from + batch).map((line, at) => ({
        ...itemOf(surveyId, { answers: [] }, from + at),
        packed: packed.get(line),
      }))
      await documents().send(new BatchWriteCommand({ RequestItems: { [tableName()]: Items.map((Item) => ({ PutRequest: { Item } })) } }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, write))
  return drawn
}

function itemOf(surveyId: string, { answers, demographics }: ResponseLine, at = 0): Item {
  const moment = new Date(first + at * 1000).toISOString()
  const given = { answers: answers as Answer[], demographics: (demographics ?? {}) as Demographics, language: 'en' as const, owner: null }
  const times = { created_at: moment, updated_at: moment }
  return responseItem({ response: { id: newResponseId(surveyId), survey_id: surveyId, version: 1, survey_version: 1, ...given, ...times } })
}
