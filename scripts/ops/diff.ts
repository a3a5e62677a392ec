// npm run diff -- -c stage=prod …: what a deployment with these arguments would change.
import { deploySite } from './deploy/deploySite.ts'
import { applyProfile } from './deploy/commandLine.ts'

try {
  await deploySite(applyProfile(process.argv.slice(2)), { command: 'diff', verb: 'diff' })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
