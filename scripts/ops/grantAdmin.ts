// npm run grant-admin -- EMAIL … [--stage dev|prod]: makes these people admins of the deployed site. With --table NAME --site URL it works on
// that table, at the DynamoDB that AWS_ENDPOINT_URL_DYNAMODB names.
import { parseArgs } from 'node:util'
import { stages } from '../../infra/stackSettings.ts'
import { withUsage, applyProfile } from './deploy/commandLine.ts'
import { stackOutputs } from './deploy/stackOutputs.ts'
import { grantAdmins } from './grantAdmin/grantAdmins.ts'
import { runCommand } from '../launch/runCommand.ts'

const usage = 'npm run grant-admin -- EMAIL … [--stage dev|prod] [--profile NAME]'

await runCommand(async () => {
  const options = { stage: { type: 'string', default: 'dev' }, table: { type: 'string' }, site: { type: 'string' } } as const
  const { values, positionals } = withUsage(usage, () =>
    parseArgs({ args: applyProfile(process.argv.slice(2)), allowPositionals: true, options }),
  )
  const stage = stages.find((known) => known === values.stage)
  if (!positionals.length || !stage) throw new Error(usage)
  const wrong = positionals.find((word) => !word.includes('@'))
  if (wrong) throw new Error(`${wrong} is not an e-mail address.\n${usage}`)
  if (Boolean(values.table) !== Boolean(values.site)) throw new Error('--table and --site go together.')
  const { table, site } = values
  const place = table && site ? { TableName: table, SiteUrl: site } : await stackOutputs(stage)
  await grantAdmins(positionals, place.TableName, place.SiteUrl)
})
