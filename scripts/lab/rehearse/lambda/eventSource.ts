import { isDeepStrictEqual } from 'node:util'
import { followStream, type Following } from '../../../local/streams/followStream.ts'
import { emulatedStreams } from '../../../local/dataFolder/streamsApi.ts'
import { ofType, plainName, type Assembly } from '../assembly.ts'
import type { Resolve } from '../intrinsics.ts'
import type { Permissions } from '../services/permissions.ts'
import type { Lambda } from './lambda.ts'

/** `uncounted`: the reasons for changes that were dropped. */
export type EventSource = Following & { delivered: () => number; uncounted: string[] }

type Around = { resolve: Resolve; functions: Lambda; rights: Permissions; endpoint: string }

/** Delivers the table's stream to its function, with its filter. Null without a mapping. Throws, as Lambda would, without the rights. */
export async function startEventSource(assembly: Assembly, { resolve, functions, rights, endpoint }: Around): Promise<EventSource | null> {
  const [[, mapping] = [], ...others] = ofType(assembly, 'AWS::Lambda::EventSourceMapping')
  if (!mapping) return null
  if (others.length > 0) throw new Error('The rehearsal knows a stack with one event source.')
  const { EventSourceArn, FunctionName, FilterCriteria, DestinationConfig } = mapping
  const functionId = (FunctionName as { Ref: string }).Ref
  const needed = [
    ...['GetRecords', 'GetShardIterator', 'DescribeStream'].map((action) => [`dynamodb:${action}`, EventSourceArn] as const),
    ['sqs:SendMessage', DestinationConfig.OnFailure.Destination] as const,
  ]
  for (const [action, resource] of needed)
    if (!(await rights.may(plainName(functionId), { action, resource: resolve(resource) as string })))
      throw new Error(`${plainName(functionId)} may not ${action}.`)

  const patterns = (FilterCriteria.Filters as { Pattern: string }[]).map(({ Pattern }) => JSON.parse(Pattern) as unknown)
  const uncounted: string[] = []
  let delivered = 0
  const following = await followStream({
    table: (resolve(EventSourceArn) as string).split('/')[1]!, // arn:…:table/NAME/stream/LABEL
    ask: emulatedStreams(endpoint),
    file: null,
    passes: (record) => patterns.some((pattern) => fits(record, pattern)),
    handler: async (event) => {
      delivered += event.Records.length
      return (await functions.invoke(functionId, event)) as Awaited<ReturnType<Parameters<typeof followStream>[0]['handler']>>
    },
    onFailure: (records, reason) => uncounted.push(...records.map(() => String(reason))),
  })
  return { ...following, delivered: () => delivered, uncounted }
}

/** Whether a record matches a Lambda filter: objects field by field, a list if any of its values or prefixes matches. */
function fits(record: unknown, pattern: unknown): boolean {
  if (Array.isArray(pattern))
    return pattern.some((one: unknown) =>
      typeof one === 'object' && one !== null && 'prefix' in one
        ? typeof record === 'string' && record.startsWith(String(one.prefix))
        : isDeepStrictEqual(record, one),
    )
  return Object.entries(pattern as object).every(
    ([field, inner]) => typeof record === 'object' && record !== null && fits((record as Record<string, unknown>)[field], inner),
  )
}
