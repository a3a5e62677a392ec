// npm run rotate-keys -- -c stage=prod [--origin-secret]: puts the next key in charge of signing tokens, or gives CloudFront another secret. Who is
// signed in stays so, and calls under way come through: what was in charge before is still taken until the next rotation.
import { deploySite } from './deploy/deploySite.ts'
import { applyProfile } from './deploy/commandLine.ts'
import { runCommand } from '../launch/runCommand.ts'

await runCommand(async () => {
  const args = applyProfile(process.argv.slice(2))
  const isOrigin = args.includes('--origin-secret')
  const name = isOrigin ? 'originSecret' : 'tokenKey'
  await deploySite(
    args.filter((word) => word !== '--origin-secret'),
    {
      command: 'rotate-keys',
      change: (settings) => {
        const next = settings[name] + 1
        console.log(`${isOrigin ? 'CloudFront’s secret' : 'The key that signs'} is number ${next - 1}: deploying with number ${next}.`)
        return { [name]: String(next) }
      },
    },
  )
})
