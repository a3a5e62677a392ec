import type { AttributeValue, DynamoDBRecord } from 'aws-lambda'
import { surveyIdOf } from '../data/ids.ts'
import { responseIdOf, responsePartitionOf, responsePrefix } from '../data/keys.ts'
import { storedResponse } from '../data/responses/responses.ts'
import type { StoredResponse } from '../data/responses/storedResponse.ts'
import type { Item } from '../data/table.ts'
import { createdAt } from './tableStream.ts'

/**
 * A change of a response in the table's stream. `partition`: which of its survey's 8 partitions it is in; `sequence`: orders the changes of
 * a partition in the stream with the ARN `stream`; `time`: when it was made, to the second (ms since 1970). `before` and `after` parse the response,
 * null before its creation and after its deletion; they throw where it cannot be parsed.
 */
export type ResponseChange = {
  surveyId: string
  partition: string
  sequence: string
  stream: string
  time: number
  before: () => StoredResponse | null
  after: () => StoredResponse | null
}

export function responseChange(record: DynamoDBRecord): ResponseChange | null {
  const { Keys, OldImage, NewImage, SequenceNumber: sequence } = record.dynamodb ?? {}
  const [pk, sk] = [Keys?.['pk']?.S ?? '', Keys?.['sk']?.S ?? '']
  const partition = responsePartitionOf(pk)?.partition
  const surveyId = sk.startsWith(responsePrefix) ? surveyIdOf(responseIdOf(sk)) : null
  if (partition === undefined || !surveyId || !sequence) return null
  const stream = record.eventSourceARN!
  return { surveyId, partition, sequence, stream, time: createdAt(record), before: () => read(OldImage), after: () => read(NewImage) }
}

type Image = Record<string, AttributeValue>

const read = (image: Image | undefined) => (image ? storedResponse(itemOf(image)) : null)

const itemOf = (image: Image): Item => Object.fromEntries(Object.entries(image).map(([name, attribute]) => [name, valueOf(attribute)]))

/** The value of an attribute in DynamoDB's JSON. Lambda's event has bytes in base64. */
function valueOf({ S, N, B, BOOL, NULL, L, M }: AttributeValue): unknown {
  if (S !== undefined) return S
  if (N !== undefined) return Number(N)
  if (B !== undefined) return Buffer.from(B, 'base64')
  if (BOOL !== undefined) return BOOL
  if (NULL !== undefined) return null
  if (L !== undefined) return L.map(valueOf)
  if (M !== undefined) return itemOf(M)
  throw new Error('Unknown attribute type.')
}
