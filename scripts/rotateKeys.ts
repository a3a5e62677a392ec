// npm run rotate-keys -- -c stage=prod … (everything that the last deployment was given): puts the next key in charge of signing tokens. Who is
// signed in stays so: the key before is still known for one rotation.
import { cdkDeploy, settingsOf } from './deploy/cdkDeploy.ts'
import { stackOutputs } from './deploy/stackOutputs.ts'

try {
  const args = process.argv.slice(2)
  const { stage } = settingsOf(args, 'rotate-keys')
  const present = Number((await stackOutputs(stage)).TokenKeyGeneration)
  console.log(`Key ${present} signs now: deploying with key ${present + 1}.`)
  await cdkDeploy([...args, '-c', `tokenKey=${present + 1}`])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
