// npm run diff -- -c stage=prod …: what a deployment with these arguments would change.
import { deploySite } from './deploy/deploySite.ts'
import { applyProfile } from './deploy/commandLine.ts'
import { runCommand } from '../launch/runCommand.ts'

await runCommand(async () => {
  await deploySite(applyProfile(process.argv.slice(2)), { command: 'diff', verb: 'diff' })
})
