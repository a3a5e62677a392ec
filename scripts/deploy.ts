// npm run deploy -- -c stage=prod -c adminEmails=a@b.c [-c domain=… -c certificateArn=…] [-c mailFrom=…]: cdk deploy, then an admin for each
// of these addresses. Everything after -- goes to cdk as it is.
import { grantAdmins } from './grantAdmin/grantAdmins.ts'
import { cdkDeploy, settingsOf } from './deploy/cdkDeploy.ts'
import { stackOutputs } from './deploy/stackOutputs.ts'

try {
  const args = process.argv.slice(2)
  const { stage, adminEmails } = settingsOf(args) // before anything is deployed
  await cdkDeploy(args)
  const outputs = await stackOutputs(stage)
  await grantAdmins(adminEmails, outputs.TableName, outputs.SiteUrl)
  console.log(`${outputs.SiteUrl}\nTry it from outside: npm run smoke -- --stage ${stage}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
