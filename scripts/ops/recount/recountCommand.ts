import { parseArgs } from 'node:util'
import { stages } from '../../../infra/stackSettings.ts'
import { withUsage, applyProfile } from '../deploy/commandLine.ts'
import { stackOutputs } from '../deploy/stackOutputs.ts'
import { streamsApi, type AskStreams } from '#functions/streams/streamsApi.ts'

type Stage = (typeof stages)[number]

const usage = 'npm run recount -- --survey ID … | --all [--stage dev|prod] [--profile NAME]'

/** Parses the command line: surveys to recount, and the stage, null for this machine. Throws, with the usage, if it is invalid. */
export function readCommand(args: string[]): { ids: string[] | 'all'; stage: Stage | null } {
  const options = { survey: { type: 'string', multiple: true }, all: { type: 'boolean' }, stage: { type: 'string' } } as const
  const { values } = withUsage(usage, () => parseArgs({ args: applyProfile(args), options }))
  const stage = stages.find((known) => known === values.stage) ?? null
  if (Boolean(values.survey) === Boolean(values.all) || (values.stage !== undefined && !stage)) throw new Error(usage)
  return { ids: values.survey ?? 'all', stage }
}

/** Points this process to the deployed table of a stage and returns its Streams API. `firstWait`: milliseconds before the first retry; doubles. */
export async function deployedStreams(stage: Stage, firstWait?: number): Promise<AskStreams> {
  process.env['TABLE'] = (await stackOutputs(stage)).TableName
  return streamsApi(firstWait)
}
