// npm run doctor -- -c stage=prod …: checks, changing nothing, whether a deployment with these arguments would fail, and what to do.
import { openAws } from './deploy/aws.ts'
import { applyProfile } from './deploy/commandLine.ts'
import { doctor } from './doctor/doctor.ts'
import { runCommand } from '../launch/runCommand.ts'

const marks = { ok: '✓', warning: '!', blocker: '✗' }

await runCommand(async () => {
  const args = applyProfile(process.argv.slice(2))
  const findings = await doctor(args, await openAws())
  for (const { severity, message, remedy } of findings) console.log(`${marks[severity]} ${message}${remedy ? `\n    ${remedy}` : ''}`)
  const blockers = findings.filter(({ severity }) => severity === 'blocker').length
  console.log(blockers ? `${blockers} of these stop a deployment.` : 'Nothing stands in the way of a deployment.')
  process.exitCode = blockers ? 1 : 0
})
