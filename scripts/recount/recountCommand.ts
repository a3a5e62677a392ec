import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { stages } from '../../infra/settings.ts'
import { AwsError, openAws } from '../deploy/aws.ts'
import { withUsage, applyProfile } from '../deploy/commandLine.ts'
import { stackOutputs } from '../deploy/stackOutputs.ts'
import type { AskStreams } from '../local/streams/streamsApi.ts'

type Stage = (typeof stages)[number]

const usage = 'npm run recount -- --survey ID … | --all [--stage dev|prod] [--profile NAME]'

/** Parses the command line: surveys to recount, and the stage, null for this machine. Throws, with the usage, where it is invalid. */
export function readCommand(args: string[]): { ids: string[] | 'all'; stage: Stage | null } {
  const options = { survey: { type: 'string', multiple: true }, all: { type: 'boolean' }, stage: { type: 'string' } } as const
  const { values } = withUsage(usage, () => parseArgs({ args: applyProfile(args), options }))
  const stage = stages.find((known) => known === values.stage) ?? null
  if (Boolean(values.survey) === Boolean(values.all) || (values.stage !== undefined && !stage)) throw new Error(usage)
  return { ids: values.survey ?? 'all', stage }
}

/** Attempts of a throttled call: a shard can be read five times a second. */
const maxAttempts = 8

/** Points this process to the deployed table of a stage and returns its Streams API. `firstWait`: milliseconds before the first retry; doubles. */
export async function deployedStreams(stage: Stage, firstWait = 250): Promise<AskStreams> {
  process.env['TABLE'] = (await stackOutputs(stage)).TableName
  const aws = await openAws()
  return async <T>(operation: string, body: object) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await aws.json<T>('streams.dynamodb', `DynamoDBStreams_20120810.${operation}`, body)
      } catch (error) {
        if (!(error instanceof AwsError) || !/LimitExceeded|Throttl/.test(error.code) || attempt === maxAttempts) throw error
        await wait(firstWait * 2 ** (attempt - 1))
      }
    }
  }
}
