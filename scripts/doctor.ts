// npm run doctor -- -c stage=prod …: looks, changing nothing, whether something stands in the way of deploying with these arguments, and says what to do.
import { openAws } from './deploy/aws.ts'
import { applyProfile } from './deploy/commandLine.ts'
import { doctor } from './doctor/doctor.ts'

const marks = { fine: '✓', know: '!', stops: '✗' }

try {
  const args = applyProfile(process.argv.slice(2))
  const findings = await doctor(args, await openAws())
  for (const { is, words, remedy } of findings) console.log(`${marks[is]} ${words}${remedy ? `\n    ${remedy}` : ''}`)
  const stopping = findings.filter(({ is }) => is === 'stops').length
  console.log(stopping ? `${stopping} of these stop a deployment.` : 'Nothing stands in the way of a deployment.')
  process.exitCode = stopping ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
