// npm run deploy -- -c stage=prod -c adminEmails=you@example.com …: deploys the site and makes those who are named admins of it. Settings of the last
// deployment stay; `-c NAME=none` takes one away. --profile NAME is for everything; what else is there goes to cdk as it is.
import { deploySite } from './deploy/deploySite.ts'
import { stackOutputs } from './deploy/stackOutputs.ts'
import { applyProfile } from './deploy/commandLine.ts'
import { grantAdmins } from './grantAdmin/grantAdmins.ts'
import { runCommand } from '../launch/runCommand.ts'

await runCommand(async () => {
  const { stage, given } = await deploySite(applyProfile(process.argv.slice(2)), { command: 'deploy' })
  const outputs = await stackOutputs(stage)
  // who was named by an earlier deployment may have been taken off the list since
  const named = (given.adminEmails ?? '').split(/[,\s]+/).filter((address) => address.includes('@'))
  await grantAdmins(named, outputs.TableName, outputs.SiteUrl)
  console.log(`${outputs.SiteUrl}\nTry it from outside: npm run smoke -- --stage ${stage}`)
})
