import { DynamoDBClient, type StreamSpecification, UpdateTableCommand } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { newResponseId } from '#functions/data/ids.ts'
import { responseItem } from '#functions/data/responses/responses.ts'
import { tableName, type Item } from '#functions/data/table.ts'
import type { Answer } from '#shared/responses/response.ts'
import { seededRandom } from '../../../demo/responses/seededRandom.ts'
import { streamed } from '../../../local/services/resources.ts'
import { emulatedStreams } from '../../../local/dataFolder/streamsApi.ts'
import { TableStream } from '#functions/streams/tableStream.ts'
import { recountSurvey } from '#functions/streams/recountSurvey.ts'
import { benchAnswers, benchSurvey } from '../benchSurvey.ts'

export type ResponseLine = { answers: Answer[] }

const batch = 25
const atOnce = 3
const first = Date.UTC(2026, 9, 1)

const random = seededRandom(2018)
const survey = benchSurvey()

export const lines: ResponseLine[] = Array.from({ length: 1_000 }, () => ({ answers: benchAnswers(survey, random) }))

/**
 * Stores `count` responses to the first version of a survey, a second apart, each from one of the lines, and counts them. Resolves to those lines in
 * order. `from`: other lines than those of the bench's survey. The table has no stream meanwhile, and a new one afterwards, so nothing else may read
 * it: with 50,000 records in the stream, the emulator takes 20 ms for a write.
 */
export async function fillResponses(surveyId: string, count: number, from: readonly ResponseLine[] = lines): Promise<ResponseLine[]> {
  const drawn = Array.from({ length: count }, () => random.oneOf(from))
  const packed = new Map(from.map((line) => [line, itemOf(surveyId, line).packed]))
  const batches = Array.from({ length: Math.ceil(count / batch) }, (_, at) => at * batch).values()
  const client = new DynamoDBClient({ maxAttempts: 10 }) // the product's own has two seconds for a call
  const documents = DynamoDBDocumentClient.from(client)
  const write = async () => {
    for (const start of batches) {
      const Items = drawn.slice(start, start + batch).map((line, at) => ({
        ...itemOf(surveyId, { answers: [] }, start + at),
        packed: packed.get(line),
      }))
      await documents.send(new BatchWriteCommand({ RequestItems: { [tableName()]: Items.map((Item) => ({ PutRequest: { Item } })) } }))
    }
  }
  const setStream = (StreamSpecification: StreamSpecification) =>
    client.send(new UpdateTableCommand({ TableName: tableName(), StreamSpecification }))
  await setStream({ StreamEnabled: false })
  await Promise.all(Array.from({ length: atOnce }, write))
  await setStream(streamed)
  const stream = await TableStream.of(tableName(), emulatedStreams(process.env['AWS_ENDPOINT_URL_DYNAMODB']!))
  await recountSurvey(surveyId, stream!)
  client.destroy()
  return drawn
}

function itemOf(surveyId: string, { answers }: ResponseLine, at = 0): Item {
  const moment = new Date(first + at * 1000).toISOString()
  const given = { answers, demographics: {}, language: 'en' as const, owner: null }
  const times = { created_at: moment, updated_at: moment }
  return responseItem({ response: { id: newResponseId(surveyId), survey_id: surveyId, version: 1, survey_version: 1, ...given, ...times } })
}
