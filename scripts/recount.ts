// npm run recount -- --survey ID … | --all [--stage dev|prod]: counts the responses of these surveys anew while others come in, mends their kept
// counts, and says what was wrong with them. Without a stage: the product that runs on this machine with this DATA_DIR.
import { parseArgs } from 'node:util'
import { stages } from '../infra/settings.ts'
import { openAws } from './deploy/aws.ts'
import { orUsage } from './deploy/orUsage.ts'
import { stackOutputs } from './deploy/stackOutputs.ts'
import { takeProfile } from './deploy/takeProfile.ts'
import { localTable } from './local/localTable.ts'
import { emulatedStreams, type AskStreams } from './local/streams/streamsApi.ts'
import { recountSurveys } from './recount/recountSurveys.ts'

const usage = 'npm run recount -- --survey ID … | --all [--stage dev|prod] [--profile NAME]'

async function deployed(stage: (typeof stages)[number]): Promise<AskStreams> {
  process.env['TABLE'] = (await stackOutputs(stage)).TableName
  const aws = await openAws()
  return (operation, body) => aws.json('streams.dynamodb', `DynamoDBStreams_20120810.${operation}`, body)
}

function onThisMachine(): AskStreams {
  Object.assign(process.env, localTable(process.env['DATA_DIR'] || '.local'))
  return emulatedStreams(process.env['AWS_ENDPOINT_URL_DYNAMODB']!)
}

try {
  const options = { survey: { type: 'string', multiple: true }, all: { type: 'boolean' }, stage: { type: 'string' } } as const
  const { values } = orUsage(usage, () => parseArgs({ args: takeProfile(process.argv.slice(2)), options }))
  const stage = stages.find((known) => known === values.stage)
  if (Boolean(values.survey) === Boolean(values.all) || (values.stage && !stage)) throw new Error(usage)
  const ask = stage ? await deployed(stage) : onThisMachine()
  if (!(await recountSurveys(values.survey ?? 'all', ask, console.log))) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
